/** What TypeScript's browser library leaves out of the Web Speech API. */
interface Recognition {
  lang: string
  interimResults: boolean
  continuous: boolean
  onresult: ((event: SpeechRecognitionEvent) => void) | null
  onerror: ((event: SpeechRecognitionErrorEvent) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type RecognitionMaker = new () => Recognition

/** Whether this browser can listen. Chrome on an iPhone cannot, where Safari can. */
export type VoiceSupport = 'yes' | 'no' | 'in-safari'

/** A recognition in progress. */
export interface Listening {
  /** Ends it with what was heard so far. */
  stop(): void
  /** Ends it without. */
  abort(): void
}

interface Listener {
  onResult(final: string, interim: string): void
  onError(code: string): void
  onEnd(): void
}

/** Tells whether and where this browser listens. */
export function voiceSupport(userAgent: string = navigator.userAgent): VoiceSupport {
  if (/CriOS\//.test(userAgent) && /iPhone/.test(userAgent)) return 'in-safari'
  return recognitionMaker() === undefined ? 'no' : 'yes'
}

/** Starts to listen. A microphone that is busy is reported like any other error, never thrown. */
export function listenTo(locale: string, { onResult, onError, onEnd }: Listener): Listening {
  const Maker = recognitionMaker()
  if (Maker === undefined) return refused(onError, onEnd, 'service-not-allowed')
  const recognition = new Maker()
  recognition.lang = locale
  recognition.interimResults = true
  recognition.continuous = false
  recognition.onresult = ({ results }) => {
    const heard = Array.from(results)
    onResult(words(heard.filter(({ isFinal }) => isFinal)), words(heard.filter(({ isFinal }) => !isFinal)))
  }
  recognition.onerror = ({ error }) => onError(error)
  recognition.onend = onEnd
  try {
    recognition.start()
  } catch {
    return refused(onError, onEnd, 'aborted')
  }
  return { stop: () => recognition.stop(), abort: () => recognition.abort() }
}

function recognitionMaker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

function words(results: SpeechRecognitionResult[]): string {
  return results.map((result) => result[0]?.transcript ?? '').join('')
}

function refused(onError: Listener['onError'], onEnd: Listener['onEnd'], code: string): Listening {
  queueMicrotask(() => {
    onError(code)
    onEnd()
  })
  return { stop() {}, abort() {} }
}
