import { logWarning } from './log.ts'

/** Names that begin so hold nothing of a person. */
export const EVERYBODYS = 'answer:'

/** Something kept on this device for the time without network, and when it was. */
export interface Keepsake<T> {
  value: T
  savedAt: string
}

/** Keeps a value on this device. Storage that refuses is a warning in the log and nothing more. */
export function keep<T>(name: string, value: T, now = new Date()): void {
  try {
    const keepsake: Keepsake<T> = { value, savedAt: now.toISOString() }
    localStorage.setItem(keyOf(name), JSON.stringify(keepsake))
  } catch (cause) {
    logWarning(`Could not keep ${name}`, cause)
  }
}

/** What was kept under a name; anything that does not look like it is nothing. */
export function kept<T>(name: string, isValue: (value: unknown) => value is T): Keepsake<T> | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
    if (typeof found !== 'object' || found === null) return undefined
    const { value, savedAt } = found as Record<string, unknown>
    return typeof savedAt === 'string' && isValue(value) ? { value, savedAt } : undefined
  } catch (cause) {
    logWarning(`Could not read ${name}`, cause)
    return undefined
  }
}

/** Forgets what was kept of a person. Answers to the preset questions are everybody's, and are needed without network. */
export function forgetKeepsakes(): void {
  try {
    const mine = Object.keys(localStorage).filter((key) => key.startsWith(keyOf('')))
    for (const key of mine) if (!key.startsWith(keyOf(EVERYBODYS))) localStorage.removeItem(key)
  } catch (cause) {
    logWarning('Could not forget what was kept', cause)
  }
}

function keyOf(name: string): string {
  return `kept:${name}`
}
