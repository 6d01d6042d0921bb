import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { overlayClass } from '../ui/dialog-panel.ts'
import { X } from '../ui/icons.ts'
import { useReturnFocus } from '../ui/use-return-focus.ts'

interface SideSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
}

const sheetClass = [
  'fixed inset-y-0 end-0 z-50 flex w-full flex-col overflow-y-auto overscroll-contain border-s border-line',
  'bg-page p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] animate-enter sm:w-[40rem] sm:p-7',
].join(' ')

/** A long form beside the list it belongs to; the whole screen on phones. */
export function SideSheet({ isOpen, onOpenChange, title, closeLabel, children }: SideSheetProps) {
  const focus = useReturnFocus()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content {...focus} className={sheetClass} aria-describedby={undefined}>
          <Primitive.Title className="mb-4 pe-12 text-xl">{title}</Primitive.Title>
          {children}
          <Primitive.Close
            aria-label={closeLabel}
            className={`${buttonClass({ variant: 'ghost', isIconOnly: true })} absolute end-4 top-4`}
          >
            <X aria-hidden />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
