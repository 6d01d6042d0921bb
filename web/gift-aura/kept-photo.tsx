import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Photo } from '../../contract/gift-aura.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useNow } from '../platform/use-now.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Clock, Download, Share2, Trash2 } from '../ui/icons.ts'
import { toast } from '../ui/toast.ts'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { MailLine } from './mail-line.tsx'
import type { PhotoText } from './photo-texts.ts'
import { sharePhoto } from './share-photo.ts'
import { VibeFace } from './vibe-face.tsx'

interface KeptPhotoProps {
  text: PhotoText
  token: string
  ownerKey: string | undefined
  photo: Photo
}

/** The photo with everything one can do with it, and how long it will be there. */
export function KeptPhoto({ text, token, ownerKey, photo }: KeptPhotoProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { timeZone } = useEvent()
  const format = useFormat(timeZone)
  const now = useNow(60_000)
  const pictureUrl = `/api/photos/${encodeURIComponent(token)}/picture`
  return (
    <>
      <img
        src={pictureUrl}
        alt={text('photo.picture', { username: photo.handle })}
        width={1080}
        height={1350}
        className="h-auto w-full animate-enter rounded-card border border-line bg-surface"
      />
      <p className="flex items-center justify-center gap-2.5 text-lg font-bold">
        <VibeFace emotion={photo.vibe} size="1.75em" />
        <span>
          {t(`giftAura.vibe.${photo.vibe}`)}{' '}
          <span className="text-link">{t(`giftAura.word.${photo.vibe}`)}</span>
        </span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <a
          href={pictureUrl}
          download="gift-aura.jpg"
          className={buttonClass({ variant: 'primary', size: 'lg' })}
        >
          <Download aria-hidden className="size-[1.1em]" />
          {text('photo.download')}
        </a>
        <ShareButton text={text} pictureUrl={pictureUrl} />
      </div>
      <div className="grid gap-2 rounded-card border border-line/60 bg-surface p-4 text-sm text-mid">
        <MailLine
          emailSent={photo.emailState === 'queued' || photo.emailState === 'sent'}
          emailState={photo.emailState}
        />
        <p className="flex items-center justify-center gap-2">
          <Clock aria-hidden className="size-[1.1em]" />
          {text('photo.disappears', { when: format.until(new Date(photo.expiresAt), now) })}
        </p>
      </div>
      {photo.mayDelete && (
        <Button
          variant="ghost"
          className="justify-self-center text-danger!"
          onClick={() => setIsAsking(true)}
        >
          <Trash2 aria-hidden className="size-[1.1em]" />
          {text('photo.delete')}
        </Button>
      )}
      <DeletePhotoDialog
        text={text}
        token={token}
        ownerKey={ownerKey}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

function ShareButton({ text, pictureUrl }: { text: PhotoText; pictureUrl: string }) {
  const { t } = useTranslation()
  const { shortName } = useEvent()

  async function handleShare(): Promise<void> {
    const url = location.href
    const shared = await sharePhoto(text('photo.shareTitle', { event: shortName }), pictureUrl, url)
    if (shared === 'copied') toast({ title: t('journeys.copied') })
    if (shared === 'failed') toast({ title: t('journeys.copyYourself', { url }), durationMs: 15_000 })
  }

  return (
    <Button size="lg" onClick={() => void handleShare()}>
      <Share2 aria-hidden className="size-[1.1em]" />
      {t('journeys.share')}
    </Button>
  )
}
