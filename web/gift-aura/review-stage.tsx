import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { CountdownBar } from '../ui/countdown-bar.tsx'
import { Check, RotateCcw } from '../ui/icons.ts'
import { Print } from './print.tsx'
import { StageTitle } from './stage-title.tsx'

interface ReviewStageProps {
  imageData: string
  seconds: number
  onUse: () => void
  onRetake: () => void
}

/** A look at the photo before it counts: one award belongs to one photo, so it should be the right one. */
export function ReviewStage({ imageData, seconds, onUse, onRetake }: ReviewStageProps) {
  const { t } = useTranslation()
  return (
    <div className="grid flex-1 content-center gap-6 kiosk:gap-12 kiosk-landscape:grid-cols-[minmax(0,1fr)_22rem] kiosk-landscape:items-center">
      <Print imageData={imageData} />
      <div className="mx-auto grid w-full max-w-xl gap-4 text-center kiosk:max-w-none kiosk:gap-8">
        <StageTitle className="text-xl kiosk:text-2xl">{t('giftAura.review.title')}</StageTitle>
        <div className="grid gap-2 text-mid">
          <CountdownBar durationMs={seconds * 1_000} />
          <p className="text-sm">{t('giftAura.review.soon')}</p>
        </div>
        <div className="grid grid-cols-2 gap-3 kiosk:gap-5 kiosk-landscape:grid-cols-1">
          <Button size="lg" className="px-3! kiosk:min-h-[120px]" onClick={onRetake}>
            <RotateCcw aria-hidden className="size-[1.1em]" />
            {t('giftAura.review.retake')}
          </Button>
          <Button variant="primary" size="lg" className="px-3! kiosk:min-h-[120px]" onClick={onUse}>
            <Check aria-hidden className="size-[1.1em]" />
            {t('giftAura.review.use')}
          </Button>
        </div>
      </div>
    </div>
  )
}
