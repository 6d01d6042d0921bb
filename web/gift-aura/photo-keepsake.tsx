import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { InteractionMetadata } from '../../contract/taps.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ExternalLink, Trash2 } from '../ui/icons.ts'
import { part } from '../ui/part.ts'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { MailLine } from './mail-line.tsx'
import { tokenOf, usePhoto } from './photo-link.ts'
import { usePhotoText } from './photo-texts.ts'

const QrCode = part(async () => (await import('../ui/qr-code.tsx')).QrCode)

interface PhotoKeepsakeProps {
  metadata: InteractionMetadata
  /** Somebody has deleted the photo here, right after it was taken. */
  onDeleted: () => void
}

/** How the photo gets home: by mail, and by a code that a phone reads. On a kiosk nothing here leads out of it. */
export function PhotoKeepsake({ metadata, onDeleted }: PhotoKeepsakeProps) {
  const { t } = useTranslation()
  const isKiosk = isShared(useSurface())
  const { photoUrl, photoKey, emailSent = false, emailState = 'no-address' } = metadata
  const token = photoUrl === undefined ? '' : tokenOf(photoUrl)
  const { data } = usePhoto(token, photoKey, photoUrl !== undefined)
  if (photoUrl === undefined) return null
  const key = photoKey === undefined ? '' : `#${photoKey}`
  const mail = <MailLine emailSent={emailSent} emailState={data?.emailState ?? emailState} />
  if (!isKiosk) {
    return (
      <div className="grid w-full max-w-xl justify-items-center gap-3 rounded-card border border-line/60 bg-surface p-4">
        {mail}
        <Link to={`/photo/${token}${key}`} className={buttonClass()}>
          <ExternalLink aria-hidden className="size-[1.1em]" />
          {t('giftAura.openPhoto')}
        </Link>
      </div>
    )
  }
  return (
    <div className="booth-code grid justify-items-center gap-3 rounded-card border border-line/60 bg-surface p-4">
      <p className="font-bold">{t('giftAura.qr.title')}</p>
      <Suspense>
        <QrCode
          text={new URL(`${photoUrl}${key}`, location.origin).href}
          label={t('giftAura.qr.image')}
          className="booth-qr overflow-hidden rounded-card"
        />
      </Suspense>
      {mail}
      {photoKey !== undefined && <DeleteHere token={token} ownerKey={photoKey} onDeleted={onDeleted} />}
    </div>
  )
}

/** Who has just been photographed may change their mind before they leave. */
function DeleteHere(props: { token: string; ownerKey: string; onDeleted: () => void }) {
  const text = usePhotoText()
  const [isAsking, setIsAsking] = useState(false)
  if (text === undefined) return null
  return (
    <>
      <Button variant="ghost" className="text-danger!" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden className="size-[1.1em]" />
        {text('photo.delete')}
      </Button>
      <DeletePhotoDialog {...props} text={text} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}
