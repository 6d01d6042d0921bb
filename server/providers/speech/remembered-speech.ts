import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { type Saying, type Speech, SpeechUnavailable, type Spoken } from './port.ts'

/** How much is remembered and how much is said at once. */
export interface RememberedSpeechLimits {
  /** Bytes of sound. */
  maxBytes: number
  /** Two cores are shared with everything else. */
  atOnce: number
  /** Longer queues would only answer those who have stopped waiting. */
  maxWaiting: number
}

const usualLimits: RememberedSpeechLimits = { maxBytes: 32 * 1024 * 1024, atOnce: 2, maxWaiting: 24 }

/**
 * A voice that says the same thing only once: sounds are remembered, the least recently heard are forgotten first,
 * and people who ask for the same at the same time share one.
 */
export function rememberedSpeech<Said extends Saying>(
  speech: Speech<Said>,
  given: Partial<RememberedSpeechLimits> = {},
): Speech<Said> {
  const limits = { ...usualLimits, ...given }
  const sounds = new Map<string, Spoken>()
  const underWay = new Map<string, Promise<Spoken>>()
  const limit = pLimit(limits.atOnce)
  let bytes = 0
  const keep = (key: string, spoken: Spoken) => {
    if (spoken.audio.length > limits.maxBytes) return
    sounds.set(key, spoken)
    bytes += spoken.audio.length
    for (const [oldest, { audio }] of sounds) {
      if (bytes <= limits.maxBytes) break
      sounds.delete(oldest)
      bytes -= audio.length
    }
  }
  return {
    name: speech.name,
    async speak(saying) {
      const key = keyOf(saying)
      const known = sounds.get(key)
      if (known) {
        // A Map keeps the order of setting, so the front is what nobody has asked for the longest.
        sounds.delete(key)
        sounds.set(key, known)
        return known
      }
      const shared = underWay.get(key)
      if (shared) return shared
      if (limit.activeCount >= limits.atOnce && limit.pendingCount >= limits.maxWaiting) {
        throw new SpeechUnavailable('too many people want to hear something')
      }
      const speaking = limit(() => speech.speak(saying))
      underWay.set(key, speaking)
      try {
        const spoken = await speaking
        keep(key, spoken)
        return spoken
      } finally {
        underWay.delete(key)
      }
    },
  }
}

function keyOf({ text, language }: Saying): string {
  return createHash('sha256').update(`${language}\n${text}`).digest('base64')
}
