import { useEffect, useEffectEvent, useState } from 'react'

/** A pause this long in typing asks the server (experience, section 4). */
const DEBOUNCE_MS = 250

/** A search as somebody types it. */
export interface TypedSearch {
  /** What stands in the box. */
  text: string
  /** What stands in the box is not yet what is searched for. */
  isAhead: boolean
  type(text: string): void
  /** Searches without waiting for a pause: for what stands in the box, or for a text put there. */
  searchNow(text?: string): void
}

/**
 * A search that waits for a pause, and follows the address when Back changes it. The address is written a moment later
 * than the keys: what comes back from it is older than the box, and never takes a letter out of it.
 */
export function useTypedSearch(value: string, onSearch: (text: string) => void): TypedSearch {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [asked, setAsked] = useState(value)
  const words = text.trim()
  if (value !== known) {
    setKnown(value)
    // Somebody else has changed the search while nothing in the box waited to be searched.
    if (value !== asked && words === known && asked === known) {
      setText(value)
      setAsked(value)
    }
  }
  const search = (next: string) => {
    setAsked(next)
    onSearch(next)
  }
  const searchAfterPause = useEffectEvent(() => {
    if (words !== value || words !== asked) search(words)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every keystroke, and every search, starts the pause again.
  useEffect(() => {
    const timer = setTimeout(searchAfterPause, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, value, asked])
  return {
    text,
    isAhead: words !== value,
    type: setText,
    searchNow(next = text) {
      setText(next)
      search(next.trim())
    },
  }
}
