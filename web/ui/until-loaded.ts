/** How long to wait after each try that failed; the last one is repeated. */
const WAITS_MS = [500, 1_000, 2_000, 5_000, 10_000]

// A gap of the network is over before so many tries, or the server cannot be reached either.
const TRIES_OF_A_GAP = 2

// Whoever listens shows somebody that they wait.
const listeners = new Set<() => void>()
let missing = 0
let recover = () => {}

/** Whether a part of the app is asked for and cannot be had at the moment. */
export function isSomethingMissing(): boolean {
  return missing > 0
}

/** Calls back whenever that may have changed. */
export function onMissing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets what is called while somebody looks at a screen that still is not there after a few tries. */
export function onStillMissing(how: () => void): void {
  recover = how
}

/**
 * Loads a part of the app and does not give up: without a network it is tried again by itself, and at once when the
 * network is back. A promise that failed would be kept by React, and the screen lost until somebody loads the page anew.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      const loaded = await load()
      if (tries > 0) count(-1)
      return loaded
    } catch {
      // The browser's own console names the file.
      if (tries === 0) count(1)
      if (tries >= TRIES_OF_A_GAP && listeners.size > 0) recover()
    }
    await anotherChance(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0)
  }
}

function count(change: 1 | -1): void {
  missing += change
  for (const listener of listeners) listener()
}

/** A while, or less when the network comes back. */
function anotherChance(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })
}
