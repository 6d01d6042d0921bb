import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldWords {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The label is for screen readers alone, where the place already says it. */
  isLabelHidden?: boolean | undefined
}

/** What every control of a field carries. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string
}

const controlClass = [
  'block w-full min-h-control rounded-control border border-line-ctl bg-surface px-3.5 py-2 text-base text-hi',
  'transition-colors hover:border-accent aria-invalid:border-danger disabled:opacity-50',
].join(' ')

interface FieldProps extends FieldWords {
  isRequired?: boolean | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label above, a hint or an error below: the error stands next to what it is about. */
export function Field({ label, hint, error, isLabelHidden, isRequired, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error ?? hint)
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold text-mid'}>
        {label}
        {isRequired && <span aria-hidden>*</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        className: controlClass,
      })}
      {error && (
        <p id={noteId} className="flex items-center gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
      {!error && hint && (
        <p id={noteId} className="text-sm text-low">
          {hint}
        </p>
      )}
    </div>
  )
}
