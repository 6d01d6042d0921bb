import { useEffect, useSyncExternalStore } from 'react'
import type { Speech } from './speech-machine.ts'
import type { SpeechPlayer } from './speech-player.ts'

/** What the voice of the page is doing. */
export function useSpeech(player: SpeechPlayer): Speech {
  return useSyncExternalStore(player.subscribe, player.state)
}

/** A voice does not follow its reader to another screen. */
export function useSilenceOnLeave(player: SpeechPlayer): void {
  useEffect(() => () => player.stop(), [player])
}
