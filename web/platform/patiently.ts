import { ApiFailure } from './api-failure.ts'

/** Refusals that say that too many asked. */
const CROWDED = new Set<string | undefined>(['too_many_requests', 'busy'])
/** Nobody waits for longer without hearing why. */
const LONGEST_MS = 6_000
// A crowd that was asked to wait must not come back at the same moment.
const JITTER = 0.5

/**
 * Asks, and once more after the time that the server asks for, when too many asked at this moment: nothing has been done
 * then. For calls whose answer somebody waits for.
 */
export async function patiently<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await ask()
  } catch (failure) {
    const ms = failure instanceof ApiFailure && CROWDED.has(failure.code) ? failure.retryAfterMs : undefined
    if (ms === undefined || ms > LONGEST_MS) throw failure
    await new Promise<void>((goOn) => {
      setTimeout(goOn, ms * (1 + Math.random() * JITTER))
      signal?.addEventListener('abort', () => goOn(), { once: true })
    })
    // Whoever left meanwhile hears of it as of any call that is given up.
    return ask()
  }
}
