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

/** Leon's voice on the server; one that is paid for also wants to know for whom it speaks. */
export interface Speech<Said extends Saying = Saying> {
  /** Which voice this is, for the operator. */
  name: string
  /** @throws SpeechUnavailable where this voice cannot say this text; the browser reads it aloud then */
  speak(saying: Said): Promise<Spoken>
}

/** This voice cannot say this, now or ever. */
export class SpeechUnavailable extends Error {
  /** Whether a server that is paid refused before it began. */
  readonly isFree: boolean

  constructor(reason: string, { isFree = false, ...options }: { cause?: unknown; isFree?: boolean } = {}) {
    super(`no voice: ${reason}`, options)
    this.name = 'SpeechUnavailable'
    this.isFree = isFree
  }
}
