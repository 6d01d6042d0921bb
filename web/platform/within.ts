/**
 * Asks, and gives up after a time: a network that swallows a call neither answers it nor fails. The signal that is handed on is
 * aborted by a TimeoutError then, which `call` takes for no answer, or with the given one.
 * @param ms from the question to its whole answer
 */
export async function within<T>(
  ms: number,
  ask: (limited: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const limited = new AbortController()
  const leave = () => limited.abort(signal?.reason)
  signal?.addEventListener('abort', leave)
  const timer = setTimeout(() => limited.abort(new DOMException('No answer in time', 'TimeoutError')), ms)
  try {
    return await ask(limited.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}
