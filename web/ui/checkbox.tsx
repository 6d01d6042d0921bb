import { Check, Minus } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> & {
  label: string
  /** `mixed` for a header over a list that is partly chosen. */
  checked: boolean | 'mixed'
  /** `isRange` when Shift was held: choose everything since the last one. */
  onChange: (isChecked: boolean, isRange: boolean) => void
  isLabelHidden?: boolean
}

export function Checkbox({ label, checked, onChange, isLabelHidden, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'mixed'
  }, [checked])
  const Mark = checked === 'mixed' ? Minus : Check
  return (
    <label className="inline-flex min-h-control-sm items-center gap-3 has-disabled:opacity-50">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          ref={input}
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-[0.4rem] border border-line-ctl bg-surface checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
          checked={checked === true}
          onChange={(event) => {
            const { nativeEvent } = event
            onChange(event.target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }}
          {...rest}
        />
        <Mark
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none invisible relative size-4 text-on-accent peer-checked:visible peer-indeterminate:visible"
        />
      </span>
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
