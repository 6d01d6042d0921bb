import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recap } from '../../contract/recap.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Leon } from '../leon/leon.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Download, Share2 } from '../ui/icons.ts'
import { toast } from '../ui/toast.ts'
import { sharePicture } from './share-picture.ts'

const FILE_NAME = 'my-festival.jpg'

/** The picture as it will be shared, and the ways to do it. */
export function RecapCard({ recap, pictureUrl }: { recap: Recap; pictureUrl: string }) {
  const { t } = useTranslation()
  const { shortName, timeZone } = useEvent()
  const format = useFormat(timeZone)
  const [isSharing, setSharing] = useState(false)
  const picture = t('recap.pictureOf', {
    handle: recap.tiktokUsername,
    points: format.points(recap.totalPoints),
  })

  async function handleShare(): Promise<void> {
    setSharing(true)
    const shared = await sharePicture(pictureUrl, FILE_NAME, t('recap.shareTitle', { event: shortName }))
    setSharing(false)
    if (shared === 'failed') toast({ title: t('recap.failed'), variant: 'destructive' })
  }

  return (
    <figure className="grid gap-4">
      <div className="relative overflow-hidden rounded-sheet border border-line/60 bg-surface">
        {/* The server draws it while he thinks; it covers him when it comes. */}
        <span className="absolute inset-0 grid place-items-center">
          <Leon state="thinking" size="50%" />
        </span>
        <img src={pictureUrl} alt={picture} width={1080} height={1920} className="relative h-auto w-full" />
      </div>
      <figcaption className="grid grid-cols-2 gap-3">
        <Button variant="primary" isPending={isSharing} onClick={() => void handleShare()}>
          <Share2 aria-hidden className="size-[1.1em]" />
          {t('recap.share')}
        </Button>
        <a href={pictureUrl} download={FILE_NAME} className={buttonClass()}>
          <Download aria-hidden className="size-[1.1em]" />
          {t('recap.save')}
        </a>
      </figcaption>
    </figure>
  )
}
