import type { Spending } from './caps.ts'

/** US dollars for a million tokens; 0 for a model of one's own. */
export interface ModelPrices {
  inputPrice: number
  outputPrice: number
}

/** What one request costs; a dollar a million tokens is a millionth of a dollar a token. */
export function spendingOf(prices: ModelPrices, inputTokens: number, outputTokens: number): Spending {
  const costMicros = Math.ceil(inputTokens * prices.inputPrice + outputTokens * prices.outputPrice)
  return { units: inputTokens + outputTokens, costMicros }
}

/** Chinese and its neighbours need about a token a character, Latin letters one for three or four. */
export function estimatedTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}
