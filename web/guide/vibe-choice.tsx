import { useTranslation } from 'react-i18next'
import type { Preference } from '../../contract/guide.ts'
import { cardClass } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { stepThrough } from '../ui/step-through.ts'
import { vibes } from './vibes.ts'

interface VibeChoiceProps {
  labelledBy: string
  /** The choice that failed stays marked. */
  chosen: Preference | undefined
  onChoose: (preference: Preference) => void
}

/** Three vibes as a radio group. The arrows only move: choosing asks at once, so it takes a touch, Enter or Space. */
export function VibeChoice({ labelledBy, chosen, onChoose }: VibeChoiceProps) {
  const { t } = useTranslation()
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="grid gap-3 lg:grid-cols-3 kiosk:grid-cols-1! kiosk:gap-5"
      onKeyDown={(event) => stepThrough(event, '[role="radio"]')}
    >
      {vibes.map(({ preference, Icon, color }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a card with a title and a text is no native radio button.
        <button
          key={preference}
          type="button"
          role="radio"
          aria-checked={preference === chosen}
          tabIndex={preference === (chosen ?? vibes[0].preference) ? 0 : -1}
          onClick={() => onChoose(preference)}
          style={{ animationDelay: `${index * 40}ms` }}
          className={classNames(
            cardClass({ isAction: true }),
            'flex! animate-enter items-center gap-4 kiosk:gap-6 kiosk:p-10 kiosk-landscape:py-6! lg:flex-col lg:py-8 lg:text-center kiosk:flex-row! kiosk:text-start!',
            preference === chosen && 'border-accent',
          )}
        >
          <span
            aria-hidden
            className={`grid size-14 shrink-0 place-items-center rounded-card kiosk:size-24 kiosk-landscape:size-18 ${color}`}
          >
            <Icon className="size-7 kiosk:size-12" />
          </span>
          <span className="min-w-0">
            <span className="block text-lg font-bold leading-snug kiosk:text-xl">
              {t(`guide.vibe.${preference}`)}
            </span>
            <span className="block text-mid">{t(`guide.vibe.${preference}.text`)}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
