import { useTranslation } from 'react-i18next'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { Button } from '../ui/button.tsx'
import { CircleAlert, RotateCcw, WifiOff } from '../ui/icons.ts'
import { BoothNotice } from './booth-notice.tsx'

/** "Oops!": why the last offer brought nothing, and what to do. */
export function TroubleNotice({ failure }: { failure: unknown }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (
    <BoothNotice icon={<CircleAlert aria-hidden />} title={t('giftAura.oops')}>
      <p>{failureText(failure) ?? t('giftAura.failed')}</p>
    </BoothNotice>
  )
}

/** The photo got no answer: it can be sent again as it is, or a vibe be picked, which is kept until it is counted. */
export function StuckPhotoNotice({ onSendAgain }: { onSendAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <BoothNotice tone="warning" icon={<WifiOff aria-hidden />} title={t('giftAura.stuck')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-60 flex-1">{t('giftAura.pickInstead')}</p>
        <Button onClick={onSendAgain}>
          <RotateCcw aria-hidden className="size-[1.1em]" />
          {t('giftAura.sendAgain')}
        </Button>
      </div>
    </BoothNotice>
  )
}
