import { preferredVoice } from './speech-voices.ts'
import { volumeOfDevice } from './volume.ts'

/** The specified manner of the browser's voice (section 9). */
const RATE = 1.15
const PITCH = 1.25
/** A sentence that has not begun by then never will. */
const START_LIMIT_MS = 2_000

interface Said {
  onStart(): void
  onEnd(): void
  onFailure(): void
}

/** The browser's own voice, one sentence at a time. */
export interface BrowserVoice {
  say(sentence: string, locale: string, said: Said): void
  cancel(): void
  /** Called inside a tap: iOS lets nobody speak who has not spoken within one. */
  unlock(): void
}

/** Speaks through speechSynthesis. Pausing is left to the caller: on Android `pause()` cancels (experience, finding 6). */
export function createBrowserVoice(): BrowserVoice {
  // Chrome forgets to report the end of an utterance that nobody holds.
  let current: SpeechSynthesisUtterance | undefined
  let startTimer: ReturnType<typeof setTimeout> | undefined

  function cancel(): void {
    current = undefined
    clearTimeout(startTimer)
    globalThis.speechSynthesis?.cancel()
  }

  function say(sentence: string, locale: string, said: Said): void {
    cancel()
    if (globalThis.speechSynthesis === undefined) {
      said.onFailure()
      return
    }
    const utterance = inKittenManner(sentence, locale)
    const ifCurrent = (act: () => void) => () => {
      if (current !== utterance) return
      clearTimeout(startTimer)
      act()
    }
    utterance.onstart = ifCurrent(said.onStart)
    utterance.onend = ifCurrent(said.onEnd)
    utterance.onerror = ifCurrent(said.onFailure)
    current = utterance
    startTimer = setTimeout(
      ifCurrent(() => {
        cancel()
        said.onFailure()
      }),
      START_LIMIT_MS,
    )
    speechSynthesis.speak(utterance)
  }

  function unlock(): void {
    if (globalThis.speechSynthesis === undefined || current !== undefined) return
    // Asking for the voices starts loading them.
    speechSynthesis.getVoices()
    const breath = new SpeechSynthesisUtterance(' ')
    breath.volume = 0
    speechSynthesis.speak(breath)
  }

  return { say, cancel, unlock }
}

function inKittenManner(sentence: string, locale: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(sentence)
  const voice = preferredVoice(speechSynthesis.getVoices(), locale)
  if (voice !== undefined) utterance.voice = voice
  utterance.lang = locale
  utterance.rate = RATE
  utterance.pitch = PITCH
  utterance.volume = volumeOfDevice()
  return utterance
}
