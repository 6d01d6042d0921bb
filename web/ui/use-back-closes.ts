import { useEffect, useEffectEvent } from 'react'

/**
 * On a phone the way back closes an open sheet before it leaves the page, as people are used to. The sheet is an entry of
 * the browser's history while it is open; closed in another way, it takes that entry along.
 */
export function useBackCloses(onClose: () => void): void {
  const handleBack = useEffectEvent(onClose)
  useEffect(() => {
    if (document.documentElement.dataset.surface !== 'phone') return
    history.pushState({ ...history.state, sheet: true }, '')
    addEventListener('popstate', handleBack)
    return () => {
      removeEventListener('popstate', handleBack)
      // A link in the sheet has led on: there is nothing to take back.
      if ((history.state as { sheet?: true } | null)?.sheet) history.back()
    }
  }, [])
}
