import type { ReactNode } from 'react'

export interface Toast {
  id: string
  title: ReactNode
  description?: ReactNode
  variant: 'default' | 'destructive'
  action?: { label: string; onAction: () => void } | undefined
  durationMs: number
  /** Interrupts a screen reader; errors always do. */
  isAssertive: boolean
}

/** One toast is visible. Others wait only behind an error that has not been up long enough to be read. */
export interface ToastQueue {
  shown?: { toast: Toast; since: number }
  waiting: readonly Toast[]
}

export const emptyQueue: ToastQueue = { waiting: [] }

const ERROR_HOLD_MS = 3000

/** How much longer the visible toast may not be replaced, in milliseconds. */
export function holdLeft({ shown }: ToastQueue, now: number): number {
  if (shown?.toast.variant !== 'destructive') return 0
  return Math.max(0, shown.since + ERROR_HOLD_MS - now)
}

/** The newest replaces what is visible, or what waits; an error is never skipped. */
export function pushToast(queue: ToastQueue, toast: Toast, now: number): ToastQueue {
  if (holdLeft(queue, now) === 0) return { shown: { toast, since: now }, waiting: queue.waiting }
  const errors = queue.waiting.filter((waiting) => waiting.variant === 'destructive')
  return { ...queue, waiting: [...errors, toast] }
}

function advance(queue: ToastQueue, now: number): ToastQueue {
  const [next, ...rest] = queue.waiting
  return next ? { shown: { toast: next, since: now }, waiting: rest } : emptyQueue
}

export function dismissToast(queue: ToastQueue, id: string, now: number): ToastQueue {
  if (queue.shown?.toast.id === id) return advance(queue, now)
  return { ...queue, waiting: queue.waiting.filter((toast) => toast.id !== id) }
}

/** Shows the next one as soon as the visible one may be replaced. */
export function releaseToast(queue: ToastQueue, now: number): ToastQueue {
  return queue.waiting.length > 0 && holdLeft(queue, now) === 0 ? advance(queue, now) : queue
}
