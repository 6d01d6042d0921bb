import { type ErrorCode, errors } from '../../contract/errors.ts'

/** What a refusal may add to its code. */
interface Details {
  /** One sentence for people instead of the code's own. */
  message?: string
  /** Which parts of the request are wrong. */
  issues?: { path: string; message: string }[]
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number
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
