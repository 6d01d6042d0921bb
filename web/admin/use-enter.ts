import { useEffect, useEffectEvent, useState } from 'react'
import type { TypedSearch } from './use-typed-search.ts'

/** People found for a search. */
interface Found<Person> {
  data: { attendees: Person[]; total: number } | undefined
  isFetching: boolean
  isError: boolean
}

/**
 * Enter on a search for people: waits until those found are those of what stands in the box, and takes the only one.
 * Whoever types on, or turns to something else, has changed their mind.
 */
export function useEnter<Person>(
  search: TypedSearch,
  found: Found<Person>,
  onOnly: (person: Person) => void,
): { enter: () => void; forget: () => void; isWaiting: boolean } {
  const [entered, setEntered] = useState<string>()
  if (entered !== undefined && entered !== search.text) setEntered(undefined)
  const isWaiting = entered !== undefined
  const isAnswered = isWaiting && !search.isAhead && !found.isFetching
  const answer = useEffectEvent(() => {
    setEntered(undefined)
    const [only] = found.data?.attendees ?? []
    if (only !== undefined && found.data?.total === 1 && !found.isError) onOnly(only)
  })
  useEffect(() => {
    if (isAnswered) answer()
  }, [isAnswered])
  return {
    enter() {
      search.searchNow()
      setEntered(search.text.trim() === '' ? undefined : search.text)
    },
    forget: () => setEntered(undefined),
    isWaiting,
  }
}
