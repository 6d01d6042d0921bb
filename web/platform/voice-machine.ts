/** Asking by voice (specification section 4): idle → listening → end. */
export interface VoiceInput {
  phase: 'idle' | 'listening'
  /** Counts the recognitions: what an earlier one still reports is ignored. */
  run: number
  /** Words that are certain, and words that may still change. */
  final: string
  interim: string
  /** The person writes, or had begun to: what is heard joins the draft and is not sent. */
  hasTyped: boolean
  problem: VoiceProblem | undefined
  /** What a recognition has brought, until somebody takes it. */
  heard: { text: string; isToSend: boolean } | undefined
}

/** Allow mic, No speech, Try again, Mic error. */
export type VoiceProblem = 'denied' | 'silence' | 'busy' | 'failed'

/** What the person does, and what the browser reports. */
export type VoiceEvent =
  | { type: 'start'; hasTyped: boolean }
  | { type: 'cancel' }
  | { type: 'typed' }
  | { type: 'result'; run: number; final: string; interim: string }
  | { type: 'error'; run: number; code: string }
  | { type: 'end'; run: number }
  | { type: 'cleared'; run: number }
  | { type: 'taken' }

/** Nobody has spoken yet. */
export const unheard: VoiceInput = {
  phase: 'idle',
  run: 0,
  final: '',
  interim: '',
  hasTyped: false,
  problem: undefined,
  heard: undefined,
}

/** How long a problem is shown; the others stay until the next try. */
export const problemShownMs: Partial<Record<VoiceProblem, number>> = { silence: 3_000, busy: 2_000 }

/** Moves the recognition on. */
export function voiceInput(state: VoiceInput, event: VoiceEvent): VoiceInput {
  if ('run' in event) return event.run === state.run ? reported(state, event) : state
  switch (event.type) {
    case 'start':
      return { ...unheard, phase: 'listening', run: state.run + 1, hasTyped: event.hasTyped }
    case 'cancel':
      return { ...unheard, run: state.run + 1 }
    case 'typed':
      return state.phase === 'listening' && !state.hasTyped ? { ...state, hasTyped: true } : state
    case 'taken':
      return { ...state, heard: undefined }
  }
}

function reported(state: VoiceInput, event: Extract<VoiceEvent, { run: number }>): VoiceInput {
  switch (event.type) {
    case 'result':
      return { ...state, final: event.final, interim: event.interim }
    case 'error':
      return { ...state, problem: problemOf(event.code) }
    case 'end':
      return state.phase === 'listening' ? ended(state) : state
    case 'cleared':
      return { ...state, problem: undefined }
  }
}

function ended(state: VoiceInput): VoiceInput {
  const final = state.final.trim()
  // Words the browser never became sure of are shown to the person, who may send them.
  const text = final === '' ? state.interim.trim() : final
  const isToSend = final !== '' && !state.hasTyped
  const heard = text === '' ? undefined : { text, isToSend }
  return { ...state, phase: 'idle', final: '', interim: '', heard }
}

function problemOf(code: string): VoiceProblem {
  if (code === 'not-allowed' || code === 'service-not-allowed' || code === 'audio-capture') return 'denied'
  if (code === 'no-speech') return 'silence'
  // Another page or app took the microphone; an abort of our own belongs to an earlier run by then.
  if (code === 'aborted') return 'busy'
  return 'failed'
}
