import { useEffect, useEffectEvent, useReducer } from 'react'
import { type Idle, idle } from './idle-reset.ts'
import { activityEvents } from './last-activity.ts'

interface UseIdleReset {
  isEnabled: boolean
  /** Something of a visitor is on the screen or remembered. */
  isWorthAsking: boolean
  onReset(): void
}

/** Counts the silence on a kiosk and calls back when its visitor is gone. */
export function useIdleReset({ isEnabled, isWorthAsking, onReset }: UseIdleReset): Idle['phase'] {
  const [state, dispatch] = useReducer(idle, undefined, (): Idle => ({ phase: 'active', since: Date.now() }))
  const handleReset = useEffectEvent(onReset)
  const tick = useEffectEvent(() => dispatch({ type: 'tick', at: Date.now(), isWorthAsking }))

  useEffect(() => {
    if (!isEnabled) return
    const handleActivity = () => dispatch({ type: 'activity', at: Date.now() })
    handleActivity()
    for (const sign of activityEvents)
      addEventListener(sign, handleActivity, { capture: true, passive: true })
    const timer = setInterval(() => tick(), 1_000)
    return () => {
      clearInterval(timer)
      for (const sign of activityEvents) removeEventListener(sign, handleActivity, { capture: true })
    }
  }, [isEnabled])

  useEffect(() => {
    if (state.phase === 'reset') handleReset()
  }, [state.phase])

  return isEnabled ? state.phase : 'active'
}
