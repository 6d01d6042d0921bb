import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TapAccepted } from '../../contract/taps.ts'
import { useFormat } from '../i18n/use-format.ts'
import { EarnedPoints } from '../points/earned-points.tsx'
import { NoPoints } from '../taps/no-points.tsx'
import { Button } from '../ui/button.tsx'
import { CountdownBar } from '../ui/countdown-bar.tsx'
import { RotateCcw } from '../ui/icons.ts'
import { type Offer, SUCCESS_MS } from './photo-booth.ts'
import { PhotoKeepsake } from './photo-keepsake.tsx'
import { Print } from './print.tsx'
import { StageTitle } from './stage-title.tsx'
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
  const { t } = useTranslation()
  const [touches, setTouches] = useState(0)
  useLeaving(isKiosk, touches, onDone)
  const { imageData } = offer.body
  return (
    <div
      className="grid flex-1 content-center gap-5 text-center kiosk:gap-9 kiosk-landscape:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] kiosk-landscape:items-center kiosk-landscape:gap-x-12 kiosk-landscape:gap-y-5"
      onPointerDown={() => setTouches(touches + 1)}
    >
      {imageData && <Print imageData={imageData} isFresh />}
      <div className="mx-auto grid w-full max-w-xl justify-items-center gap-4 kiosk:max-w-none kiosk:gap-7 kiosk-landscape:gap-4">
        <VibeResult offer={offer} answer={answer} />
        <PointsResult answer={answer} timeZone={timeZone} />
        <PhotoKeepsake metadata={answer.interaction.metadata} />
        <div className="grid w-full grid-cols-2 gap-3 kiosk:gap-5">
          <Button
            size="lg"
            className="px-3! kiosk:min-h-[120px] kiosk-landscape:min-h-[96px]"
            onClick={onAgain}
          >
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
        {isKiosk && (
          <div className="w-full text-mid">
            <CountdownBar durationMs={SUCCESS_MS} runKey={touches} />
          </div>
        )}
      </div>
    </div>
  )
}

function VibeResult({ offer, answer }: { offer: Offer; answer: TapAccepted }) {
  const { t } = useTranslation()
  const { topEmotion = 'CALM' } = answer.interaction.metadata
  const isPicked = offer.body.imageData === undefined
  return (
    <div className="grid justify-items-center gap-2 kiosk:gap-4">
      {isPicked && <VibeFace emotion={topEmotion} size="min(11rem, 24dvh)" />}
      <StageTitle className="grid justify-items-center gap-1">
        <span className="text-base font-semibold text-mid">{t('giftAura.yourVibe')}</span>
        <span className="flex items-center gap-3 font-display text-2xl font-extrabold sm:text-3xl">
          {!isPicked && <VibeFace emotion={topEmotion} size="1.3em" />}
          {t(`giftAura.vibe.${topEmotion}`)}
        </span>
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

// A touch says that somebody is still looking, so the time begins anew.
function useLeaving(isKiosk: boolean, touches: number, onLeave: () => void): void {
  const handleLeave = useEffectEvent(onLeave)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every touch begins the time anew.
  useEffect(() => {
    if (!isKiosk) return
    const timer = setTimeout(() => handleLeave(), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [isKiosk, touches])
}
