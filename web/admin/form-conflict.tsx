import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { useConflict } from './conflict.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

interface FormConflictProps<Saved extends { version: number }, Values extends FieldValues> {
  conflict: ReturnType<typeof useConflict<Saved>>
  form: Pick<UseFormReturn<Values>, 'reset' | 'getValues'>
  valuesOf: (saved: Saved) => Values
  labelOf: (field: string) => string
  showValue?: (field: string, value: string) => string
  /** Sends what stands in the form over this version. */
  onSave: (version: number) => void
  /** Leaves the form. */
  onLeave: () => void
}

/** The question of a form whose save was refused because somebody else had saved; without one there is nothing. */
export function FormConflict<Saved extends { version: number }, Values extends FieldValues>({
  conflict: { base, current, close, rebase },
  form,
  valuesOf,
  labelOf,
  showValue,
  onSave,
  onLeave,
}: FormConflictProps<Saved, Values>) {
  if (base === undefined || current === undefined) return null
  return (
    <ConflictDialog
      base={valuesOf(base)}
      theirs={valuesOf(current)}
      mine={form.getValues()}
      labelOf={labelOf}
      {...(showValue && { showValue })}
      onKeepMine={(values) => {
        form.reset(values, { keepDefaultValues: true })
        rebase()
        onSave(current.version)
      }}
      onTakeTheirs={onLeave}
      onClose={close}
    />
  )
}
