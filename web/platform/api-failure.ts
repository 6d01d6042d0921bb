import type { Failure } from '../../contract/errors.ts'

/** An answer that was not a success; its message is `status: body` as the specification says in section 8. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  /** Machine code of the refusal, if the answer was one of ours. */
  readonly code: string | undefined
  /** The server's sentence for people, if the answer was one of ours. */
  readonly sentence: string | undefined
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number | undefined
  /** With `stale`: what stands there now. */
  readonly current: unknown
  /** When what is closed opens again. */
  readonly opensAt: string | undefined
  /** What was wrong, where the server tells more than a code. */
  readonly issues: Failure['issues']

  constructor(status: number, body: string, statusText = '', retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`)
    const failure = failureIn(body)
    this.status = status
    this.code = failure?.code
    this.sentence = failure?.error
    this.retryAfterMs = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1_000 : undefined
    this.current = failure?.current
    this.opensAt = failure?.opensAt
    this.issues = failure?.issues
  }

  /** Reads a failed response. */
  static async from(response: Response): Promise<ApiFailure> {
    const body = await response.text().catch(() => '')
    return new ApiFailure(response.status, body, response.statusText, response.headers.get('retry-after'))
  }
}

/** The request never got an answer: no network, or nobody listening. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'

  constructor(cause: unknown) {
    super('Connection error', { cause })
  }
}

const LATER = [408, 425, 429]

/**
 * True if a failure says "the server is away", not "the server refused": the same request may work later. An answer
 * without a code of ours is a proxy's, or that of a network that wants a sign-in of its own.
 */
export function isAway(failure: unknown): boolean {
  if (failure instanceof NetworkFailure) return true
  if (!(failure instanceof ApiFailure)) return false
  return failure.code === undefined || failure.status >= 500 || LATER.includes(failure.status)
}

function failureIn(body: string): Partial<Failure> | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? ofItsKind(parsed) : undefined
  } catch {
    return undefined
  }
}

function ofItsKind(parsed: object): Partial<Failure> {
  const { code, error, current, opensAt, issues } = parsed as Record<string, unknown>
  return {
    current,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof error === 'string' ? { error } : {}),
    ...(typeof opensAt === 'string' ? { opensAt } : {}),
    ...(Array.isArray(issues) ? { issues } : {}),
  }
}
