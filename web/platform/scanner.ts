import { type FieldSnapshot, isEditable, snapshotField } from './field-guard.ts'
import { characterOf, isEnter } from './key-character.ts'
import { logError, logWarning } from './log.ts'
import { noteMisread, noteScan } from './reader-health.ts'
import { addCharacter, emptyBuffer, judge, judgePaste, patienceFor, type Verdict } from './scan-buffer.ts'

/** What a screen does with the reader. */
export interface ScannerHandlers {
  /** `beganAt` is the moment of the first key, on the clock of the browser's events. */
  onScan(code: string, beganAt: number): void
  /** A burst that was no code: worth a "hold still", never a message (specification section 5). */
  onMisread?(): void
  /** False while nobody takes tags: then a field belongs to whoever types in it. */
  isHeard?(): boolean
  /** Whether a code that no Enter has ended is as long as a tag; a shorter one waits for its rest. */
  isWhole?(code: string): boolean
}

/**
 * Listens to a wristband reader that types like a keyboard, before anything else on the page does, whatever has the
 * focus. Returns how to stop.
 */
export function startScanner(target: Window, handlers: ScannerHandlers): () => void {
  let buffer = emptyBuffer
  let field: FieldSnapshot | undefined
  let isSwallowingEnter = false
  // A reader that ends one tag with Enter ends them all with it: without Enter it is only a part.
  let endsWithEnter = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function finish(verdict: Verdict): void {
    clearTimeout(timer)
    const beganAt = buffer.firstAt
    buffer = emptyBuffer
    // Only what no person can have typed is taken back out of a field.
    if (verdict.isMachine) field?.restore()
    field = undefined
    report(verdict, beganAt, handlers)
  }

  // What is no tag yet stays where it is: a busy machine may hand over the rest of one later than it was typed, and the
  // times of its keys tell.
  function handleSilence(): void {
    const verdict = judge(buffer, buffer.lastAt)
    if (verdict.kind === 'scan' && !endsWithEnter && (handlers.isWhole?.(verdict.code) ?? true)) {
      finish(verdict)
      return
    }
    // Every key that a person types is followed by a silence: only a machine's is a scan that went wrong.
    if (!verdict.isMachine) return
    field?.restore()
    report(
      verdict.kind === 'scan' ? { kind: 'misread', reason: 'broken', isMachine: true } : verdict,
      buffer.firstAt,
      handlers,
    )
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (isLeftAlone(event.target)) return
    // The time of the key, not of its handling: a busy page delivers keys late and all at once.
    const now = event.timeStamp
    if (isEnter(event)) {
      const verdict = judge(buffer, now)
      isSwallowingEnter = verdict.isMachine
      if (isSwallowingEnter) swallow(event)
      endsWithEnter ||= verdict.kind === 'scan'
      finish(verdict)
      return
    }
    const character = characterOf(event)
    if (character === undefined) return
    const next = addCharacter(buffer, character, now)
    if (next.firstAt === now && next.code === character) field = snapshotField(event.target)
    buffer = next
    clearTimeout(timer)
    timer = setTimeout(handleSilence, patienceFor(buffer))
  }

  // A button is pressed on keydown or keypress of Enter, a link on keyup in some browsers: none of them may pass.
  function onRestOfEnter(event: KeyboardEvent): void {
    if (!isSwallowingEnter || !isEnter(event)) return
    swallow(event)
    if (event.type === 'keyup') isSwallowingEnter = false
  }

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text') ?? ''
    if (isLeftAlone(event.target) || (isEditable(event.target) && !looksLikeTag(text))) return
    event.preventDefault()
    report(judgePaste(text), event.timeStamp, handlers)
  }

  function isLeftAlone(focused: EventTarget | null): boolean {
    return handlers.isHeard?.() === false && isEditable(focused)
  }

  const capture = { capture: true }
  target.addEventListener('keydown', onKeyDown, capture)
  target.addEventListener('keypress', onRestOfEnter, capture)
  target.addEventListener('keyup', onRestOfEnter, capture)
  target.addEventListener('paste', onPaste, capture)
  return () => {
    clearTimeout(timer)
    target.removeEventListener('keydown', onKeyDown, capture)
    target.removeEventListener('keypress', onRestOfEnter, capture)
    target.removeEventListener('keyup', onRestOfEnter, capture)
    target.removeEventListener('paste', onPaste, capture)
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

// A person may paste words into a field; a reader pastes one run of letters and digits.
function looksLikeTag(text: string): boolean {
  return /^(?=.*\d)[0-9a-z]+(?:[:-]?[0-9a-z]+)*$/i.test(text.trim())
}

// Whoever hears of a tag may throw, and the next one must still be read.
function report(verdict: Verdict, beganAt: number, handlers: ScannerHandlers): void {
  try {
    if (verdict.kind === 'scan') {
      noteScan()
      handlers.onScan(verdict.code, beganAt)
    }
    if (verdict.kind !== 'misread' || handlers.isHeard?.() === false) return
    logWarning(`Scan error: ${verdict.reason}`)
    if (!verdict.isMachine) return
    noteMisread(verdict.reason)
    handlers.onMisread?.()
  } catch (cause) {
    logError(cause instanceof Error && cause.message ? cause.message : 'Unknown scan error', cause)
  }
}
