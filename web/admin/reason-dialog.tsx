import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { TextArea } from '../ui/text-area.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useAdminText } from './use-admin-text.ts'

interface ReasonDialogProps {
  title: string
  submitLabel: string
  pendingLabel: string
  reasonLabel: string
  isPending: boolean
  /** What the server takes as a reason. */
  schema: z.ZodMiniType<{ reason: string }>
  onSubmit: (reason: string) => void
  onClose: () => void
  children: ReactNode
}

/** Takes something back, and wants to know why. */
export function ReasonDialog({ reasonLabel, schema, onSubmit, children, ...dialog }: ReasonDialogProps) {
  const say = useAdminText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const draft = schema.safeParse({ reason })
  return (
    <FormDialog
      {...dialog}
      isDirty={reason.trim() !== ''}
      onSubmit={() => {
        setTried(true)
        if (draft.success) onSubmit(draft.data.reason)
      }}
    >
      {children}
      <TextArea
        label={reasonLabel}
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && !draft.success ? say('form.required') : undefined}
      />
    </FormDialog>
  )
}
