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
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="flex gap-1 overflow-x-auto rounded-full border border-line/60 bg-surface p-1"
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
            option.value === value ? 'bg-raised text-hi lit-edge' : 'text-low hover:text-hi',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
