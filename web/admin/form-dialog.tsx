import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { SideSheet } from './side-sheet.tsx'
import { useAdminText } from './use-admin-text.ts'

interface FormDialogProps {
  title: string
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  isDirty: boolean
  /** A long form stands at the side, a short one in the middle. */
  isSheet?: boolean
  /** The verb stays in sight while a form that is longer than a phone is scrolled. */
  isLong?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form with Cancel and its verb; ⌘Enter submits, and what was written is not lost by a slip. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, pendingLabel, isPending, isDirty, onSubmit, onClose } = props
  const say = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isDirty && !isPending ? setAsking(true) : onClose())
  const Frame = props.isSheet ? SideSheet : Dialog
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || isPending) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <Frame isOpen onOpenChange={(isOpen) => !isOpen && leave()} title={title} closeLabel={say('do.close')}>
        <form
          noValidate
          aria-label={title}
          className="flex flex-1 flex-col gap-4"
          onKeyDown={handleKey}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isPending) onSubmit()
          }}
        >
          {props.children}
          <footer className={classNames('mt-auto flex flex-wrap justify-end gap-3', footerClass(props))}>
            <Button onClick={leave}>{say('do.cancel')}</Button>
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
              {submitLabel}
            </Button>
          </footer>
        </form>
      </Frame>
      {isAsking && (
        <ConfirmDialog
          title={say('form.discard')}
          text={say('form.discardText')}
          confirmLabel={say('form.discardDo')}
          isPending={false}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

// Over the padding of the panel, to its very edges.
function footerClass({ isLong }: Pick<FormDialogProps, 'isLong'>): string {
  if (!isLong) return 'pt-2'
  return 'sticky -bottom-6 -mx-6 -mb-6 border-t border-line bg-surface-2 px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]'
}
