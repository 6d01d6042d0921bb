import type { FetchRules } from '../server/safe-fetch/index.ts'

/** How long an answer is waited for where a test does not say otherwise (milliseconds). */
const PATIENT_MS = 30_000

/** What a festival under test may ask: this machine, at any port. */
export interface LoopbackRules extends FetchRules {
  /** Milliseconds until an answer is no longer waited for. */
  timeLimitMs: number
  /** Waits as long as at first again. */
  restore(): void
}

/** Rules for a server that the test opens; it may shorten how long an answer is waited for. */
export function loopbackRules(): LoopbackRules {
  return {
    protocol: 'http:',
    anyPort: true,
    timeLimitMs: PATIENT_MS,
    mayAsk: (ip) => ip === '127.0.0.1',
    restore() {
      this.timeLimitMs = PATIENT_MS
    },
  }
}
