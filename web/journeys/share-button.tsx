import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { Button } from '../ui/button.tsx'
import { Share2 } from '../ui/icons.ts'
import { toast } from '../ui/toast.ts'
import { shareLink } from './share-journey.ts'

interface ShareButtonProps {
  sessionId: string
  url: string
  className?: string
}

/** Shares the link to a journey, or copies it. */
export function ShareButton({ sessionId, url, className }: ShareButtonProps) {
  const { t } = useTranslation()
  const { shortName } = useEvent()

  async function handleShare(): Promise<void> {
    const shared = await shareLink(t('journeys.shareTitle', { event: shortName, sessionId }), url)
    if (shared === 'copied') toast({ title: t('journeys.copied') })
    if (shared === 'failed') toast({ title: t('journeys.copyYourself', { url }), durationMs: 15_000 })
  }

  return (
    <Button className={className} onClick={() => void handleShare()}>
      <Share2 aria-hidden className="size-[1.1em]" />
      {t('journeys.share')}
    </Button>
  )
}
