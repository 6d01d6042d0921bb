import { createBrowserVoice } from '../platform/speech-from-browser.ts'
import { createServerVoice } from '../platform/speech-from-server.ts'
import { createSpeechPlayer } from '../platform/speech-player.ts'
import { duckEarcons } from '../ui/earcons.ts'

/** Leon has one voice: whoever asks him to read something else interrupts him. */
export const leonVoice = createSpeechPlayer(createServerVoice(), createBrowserVoice())

leonVoice.subscribe(() => duckEarcons(leonVoice.state().phase === 'speaking'))

// Some browsers go on speaking after the page is gone.
addEventListener('pagehide', () => leonVoice.stop())
