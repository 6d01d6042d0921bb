/** What a language model is asked to write. The words are those of server/guide/model/prompt.ts. */
export interface ModelRequest {
  /** Who the model is and what it must keep to. */
  instructions: string
  /** The question and the entries, as quoted data. */
  prompt: string
  /** Longest answer in tokens. */
  maxTokens: number
  /** Ends the request at once; whoever asked has gone or has waited long enough. */
  signal: AbortSignal
}

/** What is written so far. Sources and grounded are only there once they are complete. */
export interface ModelDraft {
  answer: string
  sourceIds?: string[]
  grounded?: boolean
}

/** Tokens as the model's server counted them; undefined where it did not say. */
export interface ModelUsage {
  inputTokens: number | undefined
  outputTokens: number | undefined
}

/** A finished answer, valid in form but not yet checked against the entries. */
export interface ModelAnswer {
  answer: string
  sourceIds: string[]
  relatedTopics: string[]
  grounded: boolean
  usage: ModelUsage
}

/** Writes answers. Any OpenAI-compatible server will do, see openai-compatible.ts. */
export interface GuideModel {
  /**
   * Writes one answer.
   * @param hear gets the draft each time it grew; nothing in it is checked yet
   * @throws ModelFailure whatever goes wrong
   */
  write(request: ModelRequest, hear: (draft: ModelDraft) => void): Promise<ModelAnswer>
}

/**
 * Why there is no answer: not reached, the server broke, it is busy, it says no for good, what came is not what was
 * asked for, the words stopped in the middle, or we hung up.
 */
export type ModelFailureKind =
  | 'unreachable'
  | 'server-error'
  | 'busy'
  | 'refused'
  | 'invalid'
  | 'cut-off'
  | 'stopped'

/** The one way in which a model fails. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind
  /** Milliseconds after which a busy server wants to be asked again, where it said so. */
  readonly retryAfterMs: number | undefined

  constructor(kind: ModelFailureKind, details: { cause?: unknown; retryAfterMs?: number | undefined } = {}) {
    super(`the language model failed: ${kind}`, { cause: details.cause })
    this.name = 'ModelFailure'
    this.kind = kind
    this.retryAfterMs = details.retryAfterMs
  }
}
