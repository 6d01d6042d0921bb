/** Vectors of texts, in the order of the texts: all of one length, of finite numbers, none of them zero. */
export interface Embedded {
  vectors: number[][]
  /** As the server counted; undefined where it did not say. */
  tokens: number | undefined
}

/** Makes vectors of texts, near each other where the texts mean the same. */
export interface EmbeddingModel {
  /**
   * @param signal ends the request at once
   * @throws ModelFailure whatever goes wrong; `invalid` where what came are no such vectors
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Embedded>
}
