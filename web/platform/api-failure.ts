import type { Failure } from '../../contract/errors.ts'

/** An answer that was not a success; its message is `status: body` as the specification says in section 8. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  /** Machine code of the refusal, if the answer was one of ours. */
  readonly code: string | undefined
  /** The server's sentence for people, if the answer was one of ours. */
  readonly sentence: string | undefined

  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText}`)
    const failure = failureIn(body)
    this.status = status
    this.code = failure?.code
    this.sentence = failure?.error
  }

  /** Reads a failed response. */
  static async from(response: Response): Promise<ApiFailure> {
    const body = await response.text().catch(() => '')
    return new ApiFailure(response.status, body, response.statusText)
  }
}

/** The request never got an answer: no network, or nobody listening. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'

  constructor(cause: unknown) {
    super('Connection error', { cause })
  }
}

/** True if a failure says "the server is away", not "the server refused": the same request may work later. */
export function isAway(failure: unknown): boolean {
  if (failure instanceof NetworkFailure) return true
  if (!(failure instanceof ApiFailure)) return false
  return [408, 429, 502, 504].includes(failure.status) || failure.code === 'unavailable'
}

function failureIn(body: string): Partial<Failure> | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? onlyStrings(parsed) : undefined
  } catch {
    return undefined
  }
}

function onlyStrings(parsed: object): Partial<Failure> {
  const { code, error } = parsed as Record<string, unknown>
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof error === 'string' ? { error } : {}),
  }
}
