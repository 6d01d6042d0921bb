import { CircleAlert, X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { closeToast } from './toast.ts'
import type { Toast } from './toast-queue.ts'

const EXIT_MS = 200

/** Radix stops its clock while the window has no focus, which on a kiosk can be for ever. */
const HARD_CAP = 3

function useHardCap({ id, durationMs }: Toast, element: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const cap = durationMs * HARD_CAP
    const timer = setInterval(() => {
      const isInUse = document.hasFocus() && element.current?.contains(document.activeElement)
      if (!isInUse) closeToast(id)
    }, cap)
    return () => clearInterval(timer)
  }, [id, durationMs, element])
}

const cardClass = [
  'pointer-events-auto flex items-start gap-3 rounded-card border p-4 lit-edge',
  'data-[state=open]:animate-toast data-[state=closed]:animate-toast-out data-[swipe=end]:animate-swipe-out',
  'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0',
].join(' ')

function ToastWords({ toast, isError }: { toast: Toast; isError: boolean }) {
  return (
    <>
      {isError && <CircleAlert aria-hidden className="mt-0.5 size-5" />}
      <div className="min-w-0 flex-1">
        <Primitive.Title className="font-bold leading-snug">{toast.title}</Primitive.Title>
        {toast.description && (
          <Primitive.Description className={classNames('mt-0.5 text-sm', !isError && 'text-mid')}>
            {toast.description}
          </Primitive.Description>
        )}
      </div>
      {toast.action && (
        <Primitive.Action
          altText={toast.action.label}
          onClick={toast.action.onAction}
          className={classNames(
            buttonClass({ size: 'sm' }),
            isError && 'border-white! bg-transparent! text-white!',
          )}
        >
          {toast.action.label}
        </Primitive.Action>
      )}
    </>
  )
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isOpen, setIsOpen] = useState(true)
  const ref = useRef<HTMLLIElement>(null)
  useHardCap(toast, ref)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => closeToast(toast.id), EXIT_MS)
    return () => clearTimeout(timer)
  }, [isOpen, toast.id])
  const isError = toast.variant === 'destructive'
  const tone = isError ? 'border-danger-fill bg-danger-fill text-white' : 'border-line bg-raised text-hi'
  return (
    <Primitive.Root
      ref={ref}
      open={isOpen}
      onOpenChange={setIsOpen}
      duration={toast.durationMs}
      type={toast.isAssertive ? 'foreground' : 'background'}
      data-variant={toast.variant}
      className={`${cardClass} ${tone}`}
    >
      <ToastWords toast={toast} isError={isError} />
      <Primitive.Close
        aria-label={closeLabel}
        className="-m-2 grid size-control shrink-0 place-items-center rounded-control opacity-80 hover:opacity-100"
      >
        <X aria-hidden className="size-5" />
      </Primitive.Close>
    </Primitive.Root>
  )
}

interface ToasterProps {
  shown: Toast | undefined
  label: string
  regionLabel: string
  closeLabel: string
}

/** Radix Toast with room for one: 5000 ms, swipe right 50 px, F8. */
export function Toaster({ shown, label, regionLabel, closeLabel }: ToasterProps) {
  return (
    <Primitive.Provider label={label} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastCard key={shown.id} toast={shown} closeLabel={closeLabel} />}
      <Primitive.Viewport
        hotkey={['F8']}
        label={regionLabel}
        className={classNames(
          'pointer-events-none fixed inset-x-0 top-0 z-60 p-4 pt-[max(1rem,env(safe-area-inset-top))]',
          'sm:top-auto sm:bottom-0 sm:left-auto sm:w-[28rem] sm:p-6',
          'kiosk:inset-x-0 kiosk:top-0 kiosk:bottom-auto kiosk:mx-auto kiosk:w-[min(34rem,100%)]',
          // Beside Leon, who stands on the left of a wide kiosk, and above its bar.
          'kiosk-landscape:top-auto kiosk-landscape:bottom-[calc(var(--control)+2rem)] kiosk-landscape:left-auto kiosk-landscape:mx-0',
        )}
      />
    </Primitive.Provider>
  )
}
