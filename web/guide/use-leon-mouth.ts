import { useEffect, useState } from 'react'
import { type MouthFrame, mouthAt, mouthOfSound, mouthOfText } from '../leon/lip-sync.ts'
import type { Mouth } from '../leon/mouth-shape.tsx'
import type { Sound } from '../platform/speech-from-server.ts'
import type { Utterance } from '../platform/speech-player.ts'
import { useSpeech } from '../platform/use-speech.ts'
import { leonVoice } from './leon-voice.ts'

/** The mouth of this moment while Leon speaks; undefined lets him move it by himself. */
export function useLeonMouth(): Mouth | undefined {
  const { phase } = useSpeech(leonVoice)
  const [mouth, setMouth] = useState<Mouth>()
  useEffect(() => {
    if (phase !== 'speaking') return
    const frames = framesOnce()
    let frame = requestAnimationFrame(function follow() {
      const utterance = leonVoice.utterance()
      setMouth(utterance && mouthAt(frames(utterance), utterance.ms))
      frame = requestAnimationFrame(follow)
    })
    return () => {
      cancelAnimationFrame(frame)
      setMouth(undefined)
    }
  }, [phase])
  return phase === 'speaking' ? mouth : undefined
}

/** A schedule is worked out once for a sound or a sentence, not sixty times a second. */
function framesOnce(): (utterance: Utterance) => MouthFrame[] {
  let known: Sound | string | undefined
  let frames: MouthFrame[] = []
  return (utterance) => {
    const said = 'sound' in utterance ? utterance.sound : utterance.sentence
    if (said === known) return frames
    known = said
    frames = typeof said === 'string' ? mouthOfText(said) : mouthOfSound(said.samples, said.sampleRate)
    return frames
  }
}
