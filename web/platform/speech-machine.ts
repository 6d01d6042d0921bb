/** Whose voice it is. */
export type Voice = 'server' | 'browser'

/** Reading aloud (specification section 4): loading → speaking <-> paused → stopped. */
export interface Speech {
  phase: 'stopped' | 'loading' | 'speaking' | 'paused'
  /** Counts the readings: what an earlier one still reports is ignored. */
  run: number
  /** What is being read, or was read last. */
  id: string | undefined
  /** How many sentences it has, and which one is being said. */
  length: number
  sentence: number
  /** The server's voice until it fails once; then the browser's for the rest of the page life. */
  voice: Voice
  /** Who reads this one: the server's voice takes no text beyond its limit. */
  speaker: Voice
  /** The reading ended because neither voice could be heard. */
  isMute: boolean
}

/** What a person asks for, and what a voice reports. */
export type SpeechEvent =
  | { type: 'listen'; id: string; length: number; isTooLongForServer: boolean }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' }
  | { type: 'started'; run: number }
  | { type: 'reached'; run: number; sentence: number }
  | { type: 'serverFailed'; run: number }
  | { type: 'browserFailed'; run: number }
  | { type: 'ended'; run: number }

/** Before anybody has asked to listen. */
export const silence: Speech = {
  phase: 'stopped',
  run: 0,
  id: undefined,
  length: 0,
  sentence: 0,
  voice: 'server',
  speaker: 'server',
  isMute: false,
}

/** Moves the reading on. */
export function speech(state: Speech, event: SpeechEvent): Speech {
  if ('run' in event)
    return event.run === state.run && state.phase !== 'stopped' ? heard(state, event) : state
  switch (event.type) {
    case 'listen':
      return {
        ...state,
        phase: 'loading',
        run: state.run + 1,
        id: event.id,
        length: event.length,
        sentence: 0,
        speaker: event.isTooLongForServer ? 'browser' : state.voice,
        isMute: false,
      }
    case 'pause':
      return state.phase === 'speaking' ? { ...state, phase: 'paused' } : state
    case 'resume':
      return state.phase === 'paused' ? { ...state, phase: 'speaking' } : state
    case 'stop':
      return state.phase === 'stopped' ? state : { ...state, phase: 'stopped', run: state.run + 1 }
  }
}

function heard(state: Speech, event: Extract<SpeechEvent, { run: number }>): Speech {
  switch (event.type) {
    case 'started':
      return state.phase === 'loading' ? { ...state, phase: 'speaking' } : state
    case 'reached':
      return { ...state, sentence: Math.min(event.sentence, Math.max(0, state.length - 1)) }
    case 'serverFailed':
      return {
        ...state,
        voice: 'browser',
        speaker: 'browser',
        run: state.run + 1,
        phase: state.phase === 'paused' ? 'paused' : 'loading',
      }
    case 'browserFailed':
      return { ...state, phase: 'stopped', isMute: true }
    case 'ended':
      return { ...state, phase: 'stopped' }
  }
}
