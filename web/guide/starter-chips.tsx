import { useTranslation } from 'react-i18next'
import type { TextKey } from '../i18n/catalogue.ts'
import { cardClass } from '../ui/card.tsx'

export const starters = [
  'guide.ask.starter.now',
  'guide.ask.starter.toilets',
  'guide.ask.starter.phone',
  'guide.ask.starter.taxi',
] as const satisfies TextKey[]

/** Four questions for whoever does not know what to ask. */
export function StarterChips({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation()
  return (
    <ul className="grid w-full max-w-[36rem] grid-cols-2 gap-3 kiosk:gap-5">
      {starters.map((starter) => (
        <li key={starter} className="grid min-w-0 grid-cols-1">
          <button
            type="button"
            onClick={() => onAsk(t(starter))}
            className={`${cardClass({ isAction: true })} p-4! text-sm font-semibold leading-snug kiosk:py-8!`}
          >
            {t(starter)}
          </button>
        </li>
      ))}
    </ul>
  )
}
