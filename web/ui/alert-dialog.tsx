import { AlertDialog as Primitive } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button, buttonClass } from './button.tsx'
import { overlayClass, panelClass } from './dialog-panel.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface AlertDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** What happens, and what survives. */
  description: ReactNode
  cancelLabel: string
  /** A verb: "Delete", not "OK". */
  confirmLabel: string
  pendingLabel?: string | undefined
  isPending?: boolean | undefined
  isDanger?: boolean | undefined
  /** Focus starts on the verb instead: for what is asked all day long, and can be put right. */
  isQuick?: boolean | undefined
  /** While false the verb is deaf. */
  isReady?: boolean | undefined
  onConfirm: () => void
}

/** Asks before what cannot be taken back; focus starts on the way out, and the caller closes when it is done. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onOpenChange, title, description, cancelLabel, confirmLabel, pendingLabel, onConfirm } =
    props
  const { isPending = false, isDanger = true, isQuick = false, isReady = true } = props
  const focus = useReturnFocus()
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          className={panelClass}
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            if (!isQuick) return
            event.preventDefault()
            confirm.current?.focus({ preventScroll: true })
          }}
        >
          <Primitive.Title className="text-xl">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-mid">{description}</Primitive.Description>
          <footer className="mt-6 flex flex-wrap justify-end gap-3">
            <Primitive.Cancel className={buttonClass()}>{cancelLabel}</Primitive.Cancel>
            <Button
              ref={confirm}
              variant={isDanger ? 'danger' : 'primary'}
              isPending={isPending}
              pendingLabel={pendingLabel}
              aria-disabled={isPending || !isReady || undefined}
              onClick={isReady ? onConfirm : undefined}
              // The key that opened the question, held down, does not answer it.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
            >
              {confirmLabel}
            </Button>
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
