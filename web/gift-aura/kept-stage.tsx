import { useTranslation } from 'react-i18next'
import type { KeptOutcome } from '../platform/tap-outbox.ts'
import { useKeptText } from '../taps/use-kept-text.ts'
import { Button } from '../ui/button.tsx'
import { CountdownBar } from '../ui/countdown-bar.tsx'
import { RefreshCw } from '../ui/icons.ts'
import { BoothNotice } from './booth-notice.tsx'
import { type Offer, SUCCESS_MS } from './photo-booth.ts'
import { StageTitle } from './stage-title.tsx'
import { useLeaving } from './use-leaving.ts'
import { VibeFace } from './vibe-face.tsx'

interface KeptStageProps {
  offer: Offer
  kept: KeptOutcome
  /** A shared booth does not show a result for ever. */
  isKiosk: boolean
  onDone: () => void
}

/** The picked vibe, which waits for the server: its points follow without anybody standing here. */
export function KeptStage({ offer, kept, isKiosk, onDone }: KeptStageProps) {
  const { t } = useTranslation()
  const { title, text } = useKeptText()(kept)
  const { touches, onTouch } = useLeaving(isKiosk, onDone)
  const vibe = offer.body.metadata?.chosenEmotion ?? 'CALM'
  return (
    <div
      className="mx-auto grid w-full max-w-xl flex-1 content-center justify-items-center gap-5 text-center kiosk:max-w-none kiosk:gap-10 kiosk-landscape:grid-cols-[2fr_3fr] kiosk-landscape:items-center"
      onPointerDown={onTouch}
    >
      <div className="animate-pop">
        <VibeFace emotion={vibe} size="min(15rem, 28dvh)" />
      </div>
      <div className="grid w-full gap-5 kiosk:gap-10 kiosk-landscape:gap-6">
        <StageTitle className="grid justify-items-center gap-1">
          <span className="text-base font-semibold text-mid">{t('giftAura.yourVibe')}</span>
          <span className="font-display text-2xl font-extrabold sm:text-3xl">
            {t(`giftAura.vibe.${vibe}`)}
          </span>
        </StageTitle>
        <BoothNotice tone="warning" icon={<RefreshCw aria-hidden />} title={title}>
          <p>{text}</p>
        </BoothNotice>
        <div className="grid gap-4">
          <Button
            variant="primary"
            size="lg"
            className="kiosk:min-h-[120px] kiosk-landscape:min-h-[96px]"
            onClick={onDone}
          >
            {t('giftAura.done')}
          </Button>
          {isKiosk && (
            <div className="text-mid">
              <CountdownBar durationMs={SUCCESS_MS} runKey={touches} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
