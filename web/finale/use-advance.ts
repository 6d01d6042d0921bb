import { useEffect, useEffectEvent } from 'react'

const keys = new Set([' ', 'Enter', 'ArrowRight', 'PageDown'])

/** A press of a key, of a presenter's remote, or a click anywhere goes on. A key that is held down is one press. */
export function useAdvance(isEnabled: boolean, onAdvance: () => void): void {
  const advance = useEffectEvent(onAdvance)
  useEffect(() => {
    if (!isEnabled) return
    const handleKey = (event: KeyboardEvent) => {
      if (!keys.has(event.key) || event.repeat) return
      event.preventDefault()
      advance()
    }
    const handleClick = ({ target }: MouseEvent) => {
      // Links keep their own meaning.
      if (!(target instanceof Element && target.closest('a, button'))) advance()
    }
    addEventListener('keydown', handleKey)
    addEventListener('click', handleClick)
    return () => {
      removeEventListener('keydown', handleKey)
      removeEventListener('click', handleClick)
    }
  }, [isEnabled])
}
