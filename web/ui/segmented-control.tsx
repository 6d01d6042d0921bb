import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { stepThrough } from './step-through.ts'

interface SegmentedControlProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A few views of the same thing, one at a time: a radio group in a row. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  // On a phone the row is longer than the screen: what is chosen is in view, whoever chose it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is in view anew with every choice.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 2 + chosen.offsetWidth / 2
  }, [value])
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={label}
      className="relative flex gap-1 overflow-x-auto rounded-full border border-line/60 bg-surface p-1"
      onKeyDown={(event) => stepThrough(event, '[role="radio"]')?.click()}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: the arrows and the look of a tab strip need a button.
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-control flex-auto rounded-full px-3 text-sm font-semibold leading-tight transition-colors sm:px-4',
            // More than four never fit a phone: they stay on one line and are scrolled.
            options.length > 4 && 'whitespace-nowrap',
            option.value === value ? 'bg-raised text-hi lit-edge' : 'text-low hover:text-hi',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
