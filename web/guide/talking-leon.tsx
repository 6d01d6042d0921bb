import { Leon } from '../leon/leon.tsx'
import type { LeonState } from '../leon/poses.ts'
import { useSpeech } from '../platform/use-speech.ts'
import { leonVoice } from './leon-voice.ts'
import { useLeonMouth } from './use-leon-mouth.ts'

interface TalkingLeonProps {
  /** What he does while he says nothing. */
  state: LeonState
  size?: number | string
}

/** Leon with his voice: he speaks whenever something is read aloud. */
export function TalkingLeon({ state, size }: TalkingLeonProps) {
  const { phase } = useSpeech(leonVoice)
  const mouth = useLeonMouth()
  const isSpeaking = phase === 'speaking'
  return (
    <Leon state={isSpeaking ? 'speaking' : state} mouth={mouth} energy={isSpeaking ? 0.6 : 0} size={size} />
  )
}
