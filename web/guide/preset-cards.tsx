import { useEffect, useRef } from 'react'
import { cardClass } from '../ui/card.tsx'
import type { Preset } from './presets.ts'

interface PresetCardsProps {
  presets: readonly Preset[]
  /** The card to which the focus returns, by its id. */
  last: string | undefined
  onChoose: (preset: Preset) => void
}

/** The questions most people have. */
export function PresetCards({ presets, last, onChoose }: PresetCardsProps) {
  const returned = useRef<HTMLButtonElement>(null)
  useEffect(() => returned.current?.focus({ preventScroll: true }), [])
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 kiosk:grid-cols-2 kiosk:gap-6 kiosk-landscape:grid-cols-3 kiosk-landscape:gap-5">
      {presets.map((preset, index) => (
        <li key={preset.id} className="grid min-w-0 grid-cols-1">
          <button
            type="button"
            ref={preset.id === last ? returned : undefined}
            onClick={() => onChoose(preset)}
            style={{ animationDelay: `${index * 40}ms` }}
            className={`${cardClass({ isAction: true })} flex! animate-enter flex-col gap-3 p-4! max-sm:px-3! kiosk:gap-6 kiosk:p-8! kiosk-landscape:gap-3 kiosk-landscape:p-5!`}
          >
            <span
              aria-hidden
              className={`grid size-11 shrink-0 place-items-center rounded-card kiosk:size-20 kiosk-landscape:size-16 ${preset.color}`}
            >
              <preset.Icon className="size-5 kiosk:size-10" />
            </span>
            <span className="min-w-0">
              <span className="block font-bold leading-snug [overflow-wrap:anywhere] max-sm:text-[.9375rem] kiosk:text-lg">
                {preset.title ?? preset.question}
              </span>
              {preset.title && (
                <span className="mt-1 block text-sm leading-snug text-mid">{preset.question}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
