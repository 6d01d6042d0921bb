import { LoaderCircle } from 'lucide-react'
import { useSettled } from './use-settled.ts'

interface SpinnerProps {
  /** Said to a screen reader. Without it the spinner is decoration beside words. */
  label?: string
  /** False keeps it mounted until its shortest showing is over. */
  isWaiting?: boolean
  delayMs?: number
}

/** Shows after 200 ms and then for at least 400 ms: a quick answer never blinks. */
export function Spinner({ label, isWaiting = true, delayMs = 200 }: SpinnerProps) {
  const isShown = useSettled(isWaiting, delayMs, 400)
  if (!isShown) return null
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className="size-[1.25em] animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
