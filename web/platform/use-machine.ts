import { useCallback, useRef, useState } from 'react'

/**
 * A state machine whose answer is known at once: two scans may arrive before React has painted the first, and the
 * second must already see what the first has changed. Returns what to show, how to go on, and what is true right now.
 */
export function useMachine<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): [State, (event: Event) => State, () => State] {
  const latest = useRef(initial)
  const [shown, setShown] = useState(initial)
  const send = useCallback(
    (event: Event) => {
      latest.current = reduce(latest.current, event)
      setShown(latest.current)
      return latest.current
    },
    [reduce],
  )
  const read = useCallback(() => latest.current, [])
  return [shown, send, read]
}
