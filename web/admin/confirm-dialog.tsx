import type { ReactNode } from 'react'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { useAdminText } from './use-admin-text.ts'

interface ConfirmDialogProps {
  title: string
  text: ReactNode
  isPending: boolean
  confirmLabel?: string
  pendingLabel?: string
  onConfirm: () => void
  onClose: () => void
}

/** Cancel / Delete ("Deleting..."), unless told otherwise. It stays while the work is under way. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const say = useAdminText()
  const { title, text, isPending, onConfirm, onClose } = props
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={title}
      description={text}
      cancelLabel={say('do.cancel')}
      confirmLabel={props.confirmLabel ?? say('do.delete')}
      pendingLabel={props.pendingLabel ?? say('do.deleting')}
      isPending={isPending}
      onConfirm={onConfirm}
    />
  )
}
