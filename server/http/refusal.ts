import { type ErrorCode, errors } from '../../contract/errors.ts'

/** What a refusal may add to its code. */
interface Details {
  /** One sentence for people instead of the code's own. */
  message?: string
  /** Which parts of the request are wrong. */
  issues?: { path: string; message: string }[]
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number
  /** When what is closed opens again. */
  opensAt?: string
  /** What stands where somebody wanted to save. */
  current?: object
}

/** Thrown by a behaviour that says no. The error handler turns it into the status and body of errors.ts. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/**
 * Lets nobody save over what they have not seen. To be asked under the lock of what is saved; a save that names no
 * version is let through.
 * @throws Refusal stale
 */
export function refuseStale(version: number | undefined, current: { version: number }): void {
  if (version !== undefined && version !== current.version) throw new Refusal('stale', { current })
}

/** Whether an answer with this status says after how many seconds to try again (`Retry-After`). */
export function isTemporary(status: number): boolean {
  return status === 429 || status === 503
}
