import type { Clock } from '../clock.ts'

/** When the circuit opens and for how long. */
export interface CircuitLimits {
  /** Failures in a row that open it. */
  failuresToOpen: number
  /** How long nobody asks the service then, before one request tries again. */
  openMs: number
}

/**
 * Spares people the wait for a service that is down: after some failures in a row nobody asks it for a while, then
 * one request tries, and the others follow once that one succeeded.
 */
export interface Circuit {
  /** Takes leave to ask; false while the service is left alone. Whoever got leave must report or give it back. */
  enter(): boolean
  succeeded(): void
  /** @param restMs how long the service itself wants to be left alone; opens the circuit at once */
  failed(restMs?: number): void
  /** Neither: the person went away before the service could show anything. */
  gaveUp(): void
}

/** A circuit that is closed at first. Every process has its own. */
export function createCircuit(clock: Clock, { failuresToOpen, openMs }: CircuitLimits): Circuit {
  let failures = 0
  let openUntil = 0
  let isProbing = false
  return {
    enter() {
      if (failures < failuresToOpen) return true
      if (isProbing || clock.now().getTime() < openUntil) return false
      isProbing = true
      return true
    },
    succeeded() {
      failures = 0
      isProbing = false
    },
    failed(restMs) {
      isProbing = false
      failures = restMs === undefined ? failures + 1 : Math.max(failures + 1, failuresToOpen)
      if (failures >= failuresToOpen) openUntil = clock.now().getTime() + (restMs ?? openMs)
    },
    gaveUp() {
      isProbing = false
    },
  }
}
