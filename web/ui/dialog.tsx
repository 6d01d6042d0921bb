import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { overlayClass, panelClass } from './dialog-panel.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: string | undefined
  closeLabel: string
  children: ReactNode
}

// Last in the order, so that focus begins at the first field and not at the way out.
const closeClass = `${buttonClass({ variant: 'ghost', isIconOnly: true })} absolute end-4 top-4`

/** A sheet from below on phones, a panel in the middle elsewhere; focus goes back where it came from. */
export function Dialog({ isOpen, onOpenChange, title, description, closeLabel, children }: DialogProps) {
  const focus = useReturnFocus()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          {...focus}
          className={panelClass}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="mb-4 pe-12">
            <Primitive.Title className="text-xl">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="mt-1 text-mid">{description}</Primitive.Description>
            )}
          </header>
          {children}
          <BackCloses onClose={() => onOpenChange(false)} />
          <Primitive.Close aria-label={closeLabel} className={closeClass}>
            <X aria-hidden />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Is there as long as the dialog is open. */
function BackCloses({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose)
  return null
}
