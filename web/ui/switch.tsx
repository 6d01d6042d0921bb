import { classNames } from './class-names.ts'

interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean | undefined
  isLabelHidden?: boolean | undefined
}

/** On or off, at once. The knob moves and the track fills: the state is not colour alone. */
export function Switch({ label, isOn, onChange, isDisabled, isLabelHidden }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={isLabelHidden ? label : undefined}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-control items-center gap-3 rounded-control text-start disabled:opacity-50"
    >
      <span
        className={classNames(
          'inline-flex h-6.5 w-11.5 shrink-0 items-center rounded-full border p-0.5 transition-colors duration-200',
          isOn ? 'border-accent bg-accent' : 'border-line-ctl bg-surface',
        )}
      >
        <span
          className={classNames(
            'size-5 rounded-full transition-transform duration-200',
            isOn ? 'translate-x-5 bg-on-accent' : 'bg-line-ctl',
          )}
        />
      </span>
      {!isLabelHidden && label}
    </button>
  )
}
