import type { ReactNode } from 'react'
import {
  dismissToast,
  emptyQueue,
  holdLeft,
  pushToast,
  releaseToast,
  type Toast,
  type ToastQueue,
} from './toast-queue.ts'

interface ToastInput {
  title: ReactNode
  description?: ReactNode
  variant?: Toast['variant']
  action?: Toast['action']
  /** 5000 unless told. */
  durationMs?: number
  isAssertive?: boolean
}

let queue: ToastQueue = emptyQueue
let count = 0
let releaseTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: ToastQueue) {
  queue = next
  clearTimeout(releaseTimer)
  if (queue.waiting.length > 0) {
    releaseTimer = setTimeout(() => change(releaseToast(queue, Date.now())), holdLeft(queue, Date.now()))
  }
  for (const listener of listeners) listener()
}

/** Shows a toast from anywhere; the answer takes it away again. */
export function toast({
  variant = 'default',
  durationMs = 5000,
  isAssertive,
  ...rest
}: ToastInput): () => void {
  count += 1
  const id = `toast-${count}`
  const added: Toast = {
    ...rest,
    id,
    variant,
    durationMs,
    isAssertive: isAssertive ?? variant === 'destructive',
  }
  change(pushToast(queue, added, Date.now()))
  return () => change(dismissToast(queue, id, Date.now()))
}

/** Takes everything away, for the moment when a shared screen forgets its visitor. */
export function clearToasts(): void {
  change(emptyQueue)
}

export function closeToast(id: string): void {
  change(dismissToast(queue, id, Date.now()))
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function visibleToast(): Toast | undefined {
  return queue.shown?.toast
}
