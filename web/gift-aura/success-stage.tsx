import './booth.css'
import { useTranslation } from 'react-i18next'
import type { InteractionMetadata, TapAccepted } from '../../contract/taps.ts'
import { useFormat } from '../i18n/use-format.ts'
import { EarnedPoints } from '../points/earned-points.tsx'
import { NoPoints } from '../taps/no-points.tsx'
import { Button } from '../ui/button.tsx'
import { CountdownBar } from '../ui/countdown-bar.tsx'
import { RotateCcw } from '../ui/icons.ts'
import { FramedCard } from './framed-card.tsx'
import { isPhoto, type Offer, SUCCESS_MS } from './photo-booth.ts'
import { PhotoKeepsake } from './photo-keepsake.tsx'
import { StageTitle } from './stage-title.tsx'
import { useLeaving } from './use-leaving.ts'
import { VibeFace } from './vibe-face.tsx'

interface SuccessStageProps {
  offer: Offer
  answer: TapAccepted
  timeZone: string
  /** A shared booth does not show a result for ever. */
  isKiosk: boolean
  onAgain: () => void
  onDone: () => void
}

/** The photo, the vibe, the points and the way home for all three. */
export function SuccessStage({ offer, answer, timeZone, isKiosk, onAgain, onDone }: SuccessStageProps) {
  const { touches, onTouch } = useLeaving(isKiosk, onDone)
  const { imageData } = offer.body
  const { metadata } = answer.interaction
  return (
    <div className="booth-result" onPointerDown={onTouch}>
      <div className="booth-card">
        {imageData === undefined ? (
          <div className="animate-pop">
            <VibeFace emotion={metadata.topEmotion ?? 'CALM'} size="min(15rem, 28dvh)" />
          </div>
        ) : (
          <FramedCard imageData={imageData} metadata={metadata} />
        )}
      </div>
      <div className="booth-words grid max-w-xl justify-items-center gap-4 kiosk:max-w-none kiosk:gap-6">
        <VibeResult offer={offer} metadata={metadata} />
        <PointsResult answer={answer} timeZone={timeZone} />
      </div>
      <PhotoKeepsake metadata={metadata} onDeleted={onDone} />
      <div className="booth-steps grid w-full max-w-xl gap-4 kiosk:max-w-none">
        <NextSteps onAgain={onAgain} onDone={onDone} />
        {isKiosk && (
          <div className="text-mid">
            <CountdownBar durationMs={SUCCESS_MS} runKey={touches} />
          </div>
        )}
      </div>
    </div>
  )
}

function NextSteps({ onAgain, onDone }: Pick<SuccessStageProps, 'onAgain' | 'onDone'>) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-3 kiosk:gap-5">
      <Button size="lg" className="px-3! kiosk:min-h-[120px] kiosk-landscape:min-h-[96px]" onClick={onAgain}>
        <RotateCcw aria-hidden className="size-[1.1em]" />
        {t('giftAura.again')}
      </Button>
      <Button
        variant="primary"
        size="lg"
        className="px-3! kiosk:min-h-[120px] kiosk-landscape:min-h-[96px]"
        onClick={onDone}
      >
        {t('giftAura.done')}
      </Button>
    </div>
  )
}

function VibeResult({ offer, metadata }: { offer: Offer; metadata: InteractionMetadata }) {
  const { t } = useTranslation()
  const { topEmotion = 'CALM' } = metadata
  const isPicked = !isPhoto(offer)
  return (
    <div className="grid justify-items-center gap-2">
      <StageTitle className="grid justify-items-center gap-1">
        <span className="text-base font-semibold text-mid">{t('giftAura.yourVibe')}</span>
        <span className="flex items-center gap-3 font-display text-2xl font-extrabold sm:text-3xl">
          {!isPicked && <VibeFace emotion={topEmotion} size="1.3em" />}
          {t(`giftAura.vibe.${topEmotion}`)}
        </span>
        <span className="text-lg font-bold text-link">{t(`giftAura.word.${topEmotion}`)}</span>
      </StageTitle>
      <p className="max-w-prose text-balance text-lg">
        {t(isPicked ? 'giftAura.picked' : `giftAura.line.${topEmotion}`)}
      </p>
    </div>
  )
}

function PointsResult({ answer, timeZone }: { answer: TapAccepted; timeZone: string }) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const { interaction, totalPoints } = answer
  return (
    <div className="grid justify-items-center gap-1">
      {interaction.pointsAwarded > 0 ? (
        <p className="text-xl font-extrabold text-points sm:text-2xl">
          <EarnedPoints points={interaction.pointsAwarded} />
        </p>
      ) : (
        <NoPoints interaction={interaction} timeZone={timeZone} />
      )}
      <p className="text-sm text-mid">{t('tap.total', { points: format.points(totalPoints) })}</p>
    </div>
  )
}
