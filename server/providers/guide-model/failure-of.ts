import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  NoObjectGeneratedError,
  TypeValidationError,
} from 'ai'
import { ModelFailure } from './port.ts'

/** Names what went wrong, whatever the library threw. */
export function failureOf(problem: unknown, signal: AbortSignal): ModelFailure {
  if (problem instanceof ModelFailure) return problem
  if (signal.aborted) return new ModelFailure('stopped', { cause: signal.reason })
  if (APICallError.isInstance(problem)) return ofCall(problem)
  if (NoObjectGeneratedError.isInstance(problem)) return new ModelFailure('invalid', { cause: problem })
  // What the library says of a stream that ended before the model said that it had finished.
  if (InvalidResponseDataError.isInstance(problem)) return new ModelFailure('cut-off', { cause: problem })
  if (TypeValidationError.isInstance(problem) || JSONParseError.isInstance(problem))
    return new ModelFailure('invalid', { cause: problem })
  return new ModelFailure('cut-off', { cause: problem })
}

function ofCall(problem: APICallError): ModelFailure {
  const { statusCode } = problem
  if (statusCode === undefined) return new ModelFailure('unreachable', { cause: problem })
  if (statusCode === 429)
    return new ModelFailure('busy', { cause: problem, retryAfterMs: retryAfter(problem.responseHeaders) })
  if (statusCode >= 500) return new ModelFailure('server-error', { cause: problem })
  // The connection broke, or said something else than events, after a promising start.
  if (statusCode < 300) return new ModelFailure('cut-off', { cause: problem })
  return new ModelFailure('refused', { cause: problem })
}

function retryAfter(headers: Record<string, string> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined
}
