import { Check, CircleAlert } from '../ui/icons.ts'

interface ChoicesProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string; hint?: string | undefined; isDisabled?: boolean }[]
  chosen: readonly Value[]
  error?: string | undefined
  onChange: (chosen: Value[]) => void
}

/** Several of a few things, each with what it means. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, options, chosen, error, onChange } = props
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold text-mid">{legend}</legend>
      {options.map(({ value, label, hint, isDisabled = false }) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-line-ctl/60 px-3.5 py-2.5 has-checked:border-accent has-checked:bg-raised has-disabled:cursor-not-allowed"
        >
          <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
            <input
              type="checkbox"
              className="peer absolute inset-0 appearance-none rounded-[0.4rem] border border-line-ctl bg-surface checked:border-accent checked:bg-accent disabled:opacity-50"
              checked={chosen.includes(value)}
              disabled={isDisabled}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <Check
              aria-hidden
              strokeWidth={3}
              className="pointer-events-none invisible relative size-4 text-on-accent peer-checked:visible"
            />
          </span>
          <span className={hint ? 'min-w-0' : 'min-w-0 self-center'}>
            <span className="block font-semibold leading-snug">{label}</span>
            {hint && <span className="block text-sm text-mid">{hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p role="alert" className="flex items-center gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
