import { speak } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import { ApiFailure } from './api-failure.ts'
import { momentOfSilence } from './speech-silence.ts'
import { volumeOfDevice } from './volume.ts'

/** From asking to hearing (specification section 9). */
const START_LIMIT_MS = 2_000

/** A voice as samples, for whoever wants to move a mouth to it. */
export interface Sound {
  samples: Float32Array
  sampleRate: number
}

/** The server's voice through one <audio> element. */
export interface ServerVoice {
  /** Asks for the voice and starts it; rejects if it is not playing within two seconds. */
  begin(text: string, language: Language, signal: AbortSignal): Promise<Blob>
  /** True if the sound really moves or has moved: a blocked player claims to play and stands still. */
  isMoving(): boolean
  pause(): void
  resume(): Promise<void>
  stop(): void
  /** Milliseconds played, and the share of the whole from 0 to 1. */
  elapsedMs(): number
  share(): number
  onEnd(listener: () => void): void
  onProgress(listener: () => void): void
  onFailure(listener: () => void): void
  /** Called inside a tap: the element may play from then on (experience, finding 7). */
  unlock(): void
}

/** Plays through one persistent element, never through an AudioContext, which the silent switch of an iPhone mutes. */
export function createServerVoice(audio: HTMLAudioElement = new Audio()): ServerVoice {
  let isUnlocked = false
  function load(blob: Blob): void {
    URL.revokeObjectURL(audio.src)
    audio.src = URL.createObjectURL(blob)
  }

  async function begin(text: string, language: Language, signal: AbortSignal): Promise<Blob> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new Error('The voice took too long')), START_LIMIT_MS)
    const handleAbort = () => limit.abort(signal.reason)
    signal.addEventListener('abort', handleAbort)
    try {
      const blob = await ask(text, language, limit.signal)
      limit.signal.throwIfAborted()
      load(blob)
      audio.volume = volumeOfDevice()
      await Promise.race([audio.play(), aborted(limit.signal)])
      return blob
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', handleAbort)
    }
  }

  function unlock(): void {
    if (isUnlocked) return
    isUnlocked = true
    load(momentOfSilence())
    // A refusal here says nothing yet: the reading itself finds out.
    void audio.play()?.catch(() => {})
  }

  return {
    begin,
    unlock,
    isMoving: () => audio.currentTime > 0 || audio.ended,
    pause: () => audio.pause(),
    resume: () => audio.play(),
    stop: () => audio.pause(),
    elapsedMs: () => audio.currentTime * 1000,
    share: () =>
      Number.isFinite(audio.duration) && audio.duration > 0 ? audio.currentTime / audio.duration : 0,
    onEnd: (listener) => audio.addEventListener('ended', listener),
    onProgress: (listener) => audio.addEventListener('timeupdate', listener),
    onFailure: (listener) => audio.addEventListener('error', listener),
  }
}

async function ask(text: string, language: Language, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(speak.url, {
    method: speak.method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, language }),
    signal,
  })
  if (!response.ok) throw await ApiFailure.from(response)
  return response.blob()
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Decodes a voice off to the side, without a line to the loudspeaker. */
export async function soundOf(blob: Blob): Promise<Sound | undefined> {
  if (typeof OfflineAudioContext === 'undefined') return undefined
  const decoded = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(await blob.arrayBuffer())
  return { samples: decoded.getChannelData(0), sampleRate: decoded.sampleRate }
}
