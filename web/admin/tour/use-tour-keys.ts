import { useEffect, useEffectEvent } from 'react'

interface TourKeys {
  isTour: boolean
  end: () => void
  /** Leads that many stops on; beyond the first and the last nothing happens. */
  goTo: (by: 1 | -1) => void
}

/** The tour by keys: Escape ends it, the arrows lead on and back; whoever writes in a field is left alone. */
export function useTourKeys({ isTour, end, goTo }: TourKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    const isElsewhere =
      target instanceof Element && target.closest('input, textarea, select, [role]') !== null
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere) return
    if (key === 'Escape') end()
    if (key === 'ArrowRight') goTo(1)
    if (key === 'ArrowLeft') goTo(-1)
  })
  useEffect(() => {
    if (!isTour) return
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [isTour])
}
