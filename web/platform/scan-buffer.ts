/**
 * Tells a wristband reader from a person by rhythm: a reader types its tag like a very fast keyboard. Pure: time and
 * characters come in, verdicts go out. Constants are those of the specification, section 9.
 */

/** Shortest code that counts as a scan. */
export const MIN_CODE_LENGTH = 4
/** Slowest rhythm of a reader, on average, in milliseconds per character. */
export const MAX_MS_PER_CHARACTER = 30
/** After this silence, in milliseconds, a burst is tested: what was not fast so far is dropped. */
export const TEST_DELAY_MS = 100
// A reader, or the machine it types into, may stumble within a tag. What was fast so far gets this long to go on, and
// half a tag is never taken for a whole one; then it counts without its Enter, for readers that send none.
export const STUMBLE_MS = 500
// What begins so soon after a burst broke off is the rest of the same tag.
const FRAGMENT_MS = 1_000

// A reader on a busy machine may be too slow to be trusted, and still its Enter must not press a button. Nobody
// types three keys at this pace.
const MACHINE_MS_PER_CHARACTER = 60
const MACHINE_LENGTH = 3
// Tags have at most 64 characters; a reader gone mad must not fill the memory.
const MAX_CODE_LENGTH = 256

/** Characters since the last pause. */
export interface ScanBuffer {
  readonly code: string
  readonly firstAt: number
  readonly lastAt: number
  /** The burst ran like a machine at some time, so whatever breaks it off breaks a tag. */
  readonly wasFast: boolean
  /** The rest of a tag that broke off: never a whole one. */
  readonly isFragment: boolean
}

/** What a finished burst turned out to be. `isMachine` says that no person can have typed it. */
export type Verdict =
  | { kind: 'nothing'; isMachine: boolean }
  | { kind: 'scan'; code: string; isMachine: true }
  | { kind: 'misread'; reason: 'too-short' | 'too-slow' | 'broken'; isMachine: boolean }

/** Nothing typed yet. */
export const emptyBuffer: ScanBuffer = {
  code: '',
  firstAt: 0,
  lastAt: Number.NEGATIVE_INFINITY,
  wasFast: false,
  isFragment: false,
}

/** How long a burst may stay silent before it is over, in milliseconds. */
export function patienceFor(buffer: ScanBuffer): number {
  return buffer.code.length > 1 && isFast(buffer) ? STUMBLE_MS : TEST_DELAY_MS
}

/** Takes one character; after too long a silence a new burst begins. */
export function addCharacter(buffer: ScanBuffer, character: string, at: number): ScanBuffer {
  if (buffer.code === '' || at - buffer.lastAt > patienceFor(buffer)) {
    const isFragment = buffer.wasFast && at - buffer.lastAt <= FRAGMENT_MS
    return { code: character, firstAt: at, lastAt: at, wasFast: isFragment, isFragment }
  }
  const grown = { ...buffer, code: (buffer.code + character).slice(0, MAX_CODE_LENGTH), lastAt: at }
  return { ...grown, wasFast: buffer.wasFast || (grown.code.length >= MACHINE_LENGTH && isFast(grown)) }
}

/** Judges what was typed: at Enter, or when it has been silent for too long. */
export function judge(buffer: ScanBuffer, endedAt: number): Verdict {
  const code = buffer.code.trim()
  const length = buffer.code.length
  const isLate = endedAt - buffer.lastAt > patienceFor(buffer)
  const isMachine =
    length >= MACHINE_LENGTH && buffer.lastAt - buffer.firstAt <= length * MACHINE_MS_PER_CHARACTER && !isLate
  if (code === '') return { kind: 'nothing', isMachine }
  if (code.length < MIN_CODE_LENGTH) return { kind: 'misread', reason: 'too-short', isMachine }
  if (buffer.isFragment || isLate) return { kind: 'misread', reason: 'broken', isMachine }
  return isFast(buffer)
    ? { kind: 'scan', code, isMachine: true }
    : { kind: 'misread', reason: 'too-slow', isMachine }
}

function isFast({ code, firstAt, lastAt }: Pick<ScanBuffer, 'code' | 'firstAt' | 'lastAt'>): boolean {
  return lastAt - firstAt <= code.length * MAX_MS_PER_CHARACTER
}

/** Judges pasted text: there is no rhythm in it, only the length counts. */
export function judgePaste(text: string): Verdict {
  const code = text.trim()
  if (code === '') return { kind: 'nothing', isMachine: false }
  if (code.length < MIN_CODE_LENGTH) return { kind: 'misread', reason: 'too-short', isMachine: false }
  return { kind: 'scan', code, isMachine: true }
}
