import { LONGEST_SPEECH } from '../../contract/guide.ts'
import { type Language, locales } from '../../contract/languages.ts'
import type { BrowserVoice } from './speech-from-browser.ts'
import { type ServerVoice, type Sound, soundOf } from './speech-from-server.ts'
import { type Speech, type SpeechEvent, silence, speech } from './speech-machine.ts'
import { sentenceAt, sentencesOf } from './speech-sentences.ts'

/** How long after its start a player is asked whether it really plays (specification section 9). */
const VERIFY_MS = 300

/** What somebody wants to hear. */
export interface Reading {
  id: string
  text: string
  language: Language
}

/** Where the voice is right now, for a mouth: milliseconds into a decoded sound, or into a sentence. */
export type Utterance = { sound: Sound; ms: number } | { sentence: string; ms: number }

/** The one voice of the page. */
export interface SpeechPlayer {
  listen(reading: Reading): void
  pause(): void
  resume(): void
  stop(): void
  /** To be called inside a tap after which something may be read aloud. */
  unlock(): void
  state(): Speech
  utterance(): Utterance | undefined
  subscribe(listener: () => void): () => void
}

interface Playing extends Reading {
  sentences: string[]
  request: AbortController
  sound: Sound | undefined
  sentenceSince: number
}

/** Reads aloud with the server's voice, and with the browser's once the server's has failed. */
export function createSpeechPlayer(server: ServerVoice, browser: BrowserVoice): SpeechPlayer {
  let state = silence
  let playing: Playing | undefined
  const listeners = new Set<() => void>()

  function send(event: SpeechEvent): void {
    const before = state
    state = speech(before, event)
    if (state !== before) for (const listener of listeners) listener()
  }

  function silenceBoth(): void {
    playing?.request.abort()
    server.stop()
    browser.cancel()
  }

  function listen(reading: Reading): void {
    silenceBoth()
    const sentences = sentencesOf(reading.text, locales[reading.language])
    playing = { ...reading, sentences, request: new AbortController(), sound: undefined, sentenceSince: 0 }
    const isTooLongForServer = reading.text.length > LONGEST_SPEECH
    send({ type: 'listen', id: reading.id, length: sentences.length, isTooLongForServer })
    if (state.speaker === 'server') void playFromServer(playing, state.run)
    else sayFromBrowser(playing, state.run)
  }

  async function playFromServer(reading: Playing, run: number): Promise<void> {
    try {
      const blob = await server.begin(reading.text, reading.language, reading.request.signal)
      send({ type: 'started', run })
      setTimeout(() => verify(reading, run), VERIFY_MS)
      reading.sound = await soundOf(blob).catch(() => undefined)
    } catch {
      if (!reading.request.signal.aborted) fallBack(reading, run)
    }
  }

  function verify(reading: Playing, run: number): void {
    const isExpected = state.run === run && state.phase === 'speaking'
    if (isExpected && !server.isMoving()) fallBack(reading, run)
  }

  function fallBack(reading: Playing, run: number): void {
    if (state.run !== run) return
    server.stop()
    send({ type: 'serverFailed', run })
    if (state.phase === 'loading') sayFromBrowser(reading, state.run)
  }

  function sayFromBrowser(reading: Playing, run: number): void {
    const sentence = reading.sentences[state.sentence]
    if (sentence === undefined) {
      send({ type: 'ended', run })
      return
    }
    browser.say(sentence, locales[reading.language], {
      onStart() {
        reading.sentenceSince = performance.now()
        send({ type: 'started', run })
      },
      onEnd: () => goOn(reading, run),
      onFailure: () => send({ type: 'browserFailed', run }),
    })
  }

  function goOn(reading: Playing, run: number): void {
    if (state.run !== run || state.phase === 'paused') return
    const isLast = state.sentence + 1 >= reading.sentences.length
    if (!isLast) send({ type: 'reached', run, sentence: state.sentence + 1 })
    if (isLast) send({ type: 'ended', run })
    else sayFromBrowser(reading, run)
  }

  function pause(): void {
    if (state.phase !== 'speaking') return
    send({ type: 'pause' })
    if (state.speaker === 'server') server.pause()
    else browser.cancel()
  }

  function resume(): void {
    if (state.phase !== 'paused' || playing === undefined) return
    const [reading, { run }] = [playing, state]
    send({ type: 'resume' })
    if (state.speaker === 'browser') sayFromBrowser(reading, run)
    else void server.resume().catch(() => fallBack(reading, run))
  }

  function isReadByServer(): boolean {
    return state.speaker === 'server' && state.phase === 'speaking'
  }

  server.onEnd(() => {
    if (isReadByServer()) send({ type: 'ended', run: state.run })
  })
  server.onProgress(() => {
    if (!isReadByServer() || playing === undefined) return
    send({ type: 'reached', run: state.run, sentence: sentenceAt(playing.sentences, server.share()) })
  })
  server.onFailure(() => {
    if (isReadByServer() && playing !== undefined) fallBack(playing, state.run)
  })

  return {
    listen,
    pause,
    resume,
    stop() {
      silenceBoth()
      send({ type: 'stop' })
    },
    unlock() {
      if (state.phase !== 'stopped') return
      if (state.voice === 'server') server.unlock()
      browser.unlock()
    },
    state: () => state,
    utterance: () => utteranceOf(state, playing, server),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function utteranceOf(
  state: Speech,
  playing: Playing | undefined,
  server: ServerVoice,
): Utterance | undefined {
  if (state.phase !== 'speaking' || playing === undefined) return undefined
  if (state.speaker === 'server') {
    return playing.sound && { sound: playing.sound, ms: server.elapsedMs() }
  }
  const sentence = playing.sentences[state.sentence]
  return sentence === undefined ? undefined : { sentence, ms: performance.now() - playing.sentenceSince }
}
