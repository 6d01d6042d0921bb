import { useTranslation } from 'react-i18next'
import { type Emotion, emotions } from '../../contract/gift-aura.ts'
import { isFinal } from '../platform/tap-answer.ts'
import { Button } from '../ui/button.tsx'
import { cardClass } from '../ui/card.tsx'
import { ArrowLeft } from '../ui/icons.ts'
import type { Trouble } from './photo-booth.ts'
import { StageTitle } from './stage-title.tsx'
import { StuckPhotoNotice, TroubleNotice } from './trouble-notice.tsx'
import { VibeFace } from './vibe-face.tsx'

interface VibePickerProps {
  trouble: Trouble | undefined
  onPick: (emotion: Emotion) => void
  onSendAgain: () => void
  onBack: () => void
}

/** Eight vibes to pick from: the same points without a camera and without any analysis. */
export function VibePicker({ trouble, onPick, onSendAgain, onBack }: VibePickerProps) {
  const { t } = useTranslation()
  const isStuck = trouble?.photo !== undefined && !isFinal(trouble.failure)
  return (
    <div className="mx-auto grid w-full max-w-3xl flex-1 content-center gap-5 kiosk:max-w-none kiosk:gap-8 kiosk-landscape:gap-3">
      <header className="grid gap-1 text-center">
        <StageTitle className="font-display text-xl sm:text-2xl">{t('giftAura.pick.title')}</StageTitle>
        <p className="text-mid">{t('giftAura.pick.text')}</p>
      </header>
      {trouble && !isStuck && <TroubleNotice failure={trouble.failure} />}
      {isStuck && <StuckPhotoNotice onSendAgain={onSendAgain} />}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 kiosk:grid-cols-2 kiosk:gap-6 kiosk-landscape:grid-cols-4 kiosk-landscape:gap-4">
        {emotions.map((emotion, index) => (
          <li key={emotion} className="animate-enter" style={{ animationDelay: `${index * 40}ms` }}>
            <button
              type="button"
              onClick={() => onPick(emotion)}
              className={`${cardClass({ isAction: true })} grid! size-full justify-items-center gap-2.5 p-4 text-center! font-bold kiosk:gap-4 kiosk:p-6 kiosk-landscape:gap-2 kiosk-landscape:p-3`}
            >
              <VibeFace emotion={emotion} size="clamp(3rem, 8vmin, 5.5rem)" />
              {t(`giftAura.vibe.${emotion}`)}
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" className="justify-self-center" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-[1.1em]" />
        {t('giftAura.pick.back')}
      </Button>
    </div>
  )
}
