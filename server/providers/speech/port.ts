import type { Language } from '../../../contract/languages.ts'

/** A text as somebody hears it. */
export interface Spoken {
  audio: Buffer
  contentType: 'audio/mpeg' | 'audio/wav'
}

/** What is to be said. */
export interface Saying {
  text: string
  language: Language
}

/** Leon's voice on the server. */
export interface Speech {
  /** Which voice this is, for the operator. */
  name: string
  /** @throws SpeechUnavailable where this voice cannot say this text; the browser reads it aloud then */
  speak(saying: Saying): Promise<Spoken>
}

/** This voice cannot say this, now or ever. */
export class SpeechUnavailable extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(`no voice: ${reason}`, options)
    this.name = 'SpeechUnavailable'
  }
}
