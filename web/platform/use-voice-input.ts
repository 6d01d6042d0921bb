import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMachine } from './use-machine.ts'
import { problemShownMs, unheard, type VoiceInput, voiceInput } from './voice-machine.ts'
import { type Listening, listenTo, type VoiceSupport, voiceSupport } from './voice-recognition.ts'

interface UseVoiceInput {
  locale: string
  /** What was said; it is to be sent unless the person had begun to type. */
  onHeard(text: string, isToSend: boolean): void
}

interface VoiceControls extends VoiceInput {
  support: VoiceSupport
  start(hasTyped: boolean): void
  stop(): void
  /** Forgets the recognition in progress. */
  cancel(): void
  /** Tells that the person has typed. */
  tellTyped(): void
}

/** Asking by voice: push to talk, words as they come, and never a submission of something typed. */
export function useVoiceInput({ locale, onHeard }: UseVoiceInput): VoiceControls {
  const [state, send, read] = useMachine(voiceInput, unheard)
  const [support] = useState(() => voiceSupport())
  const listening = useRef<Listening>(undefined)
  const handleHeard = useEffectEvent(onHeard)

  useEffect(() => {
    if (state.heard === undefined) return
    send({ type: 'taken' })
    handleHeard(state.heard.text, state.heard.isToSend)
  }, [state.heard, send])

  useEffect(() => {
    const shownMs = state.problem && problemShownMs[state.problem]
    if (shownMs === undefined) return
    const timer = setTimeout(() => send({ type: 'cleared', run: state.run }), shownMs)
    return () => clearTimeout(timer)
  }, [state.problem, state.run, send])

  useEffect(() => () => listening.current?.abort(), [])

  function start(hasTyped: boolean): void {
    listening.current?.abort()
    send({ type: 'start', hasTyped })
    const { run } = read()
    listening.current = listenTo(locale, {
      onResult: (final, interim) => void send({ type: 'result', run, final, interim }),
      onError: (code) => void send({ type: 'error', run, code }),
      onEnd: () => void send({ type: 'end', run }),
    })
  }

  return {
    ...state,
    support,
    start,
    stop: () => listening.current?.stop(),
    cancel() {
      if (read().phase === 'idle') return
      send({ type: 'cancel' })
      listening.current?.abort()
    },
    tellTyped: () => void send({ type: 'typed' }),
  }
}
