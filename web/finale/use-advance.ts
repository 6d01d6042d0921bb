import { useEffect, useEffectEvent } from 'react'

const keys = new Set([' ', 'Enter', 'ArrowRight', 'PageDown'])
/** What a link or a button that has the focus is pressed with. */
const pressingKeys = new Set([' ', 'Enter'])

/** A press of a key, of a presenter's remote, or a click anywhere goes on. A key that is held down is one press. */
export function useAdvance(isEnabled: boolean, onAdvance: () => void): void {
  // Whoever presses as soon as they see the next rank is heard: the listeners stay.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isEnabled || !keys.has(event.key) || event.repeat) return
    if (pressingKeys.has(event.key) && isOnControl(event)) return
    event.preventDefault()
    onAdvance()
  })
  const handleClick = useEffectEvent((event: MouseEvent) => {
    if (isEnabled && !isOnControl(event)) onAdvance()
  })
  useEffect(() => {
    const listenToKey = (event: KeyboardEvent) => handleKey(event)
    const listenToClick = (event: MouseEvent) => handleClick(event)
    addEventListener('keydown', listenToKey)
    addEventListener('click', listenToClick)
    return () => {
      removeEventListener('keydown', listenToKey)
      removeEventListener('click', listenToClick)
    }
  }, [])
}

/** Links and buttons keep their own meaning. */
function isOnControl({ target }: Event): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}
