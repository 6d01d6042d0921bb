import { useEffect, useState } from 'react'
import { readSaved, type Saved, save } from '../platform/saved.ts'

/** Keeps what the server said under a key, and finds it again when the server is away. */
export function useLastSeen<T>(key: string, value: T | undefined, isAway: boolean): Saved<T> | null {
  const [found, setFound] = useState<{ key: string; saved: Saved<T> | null }>()

  useEffect(() => {
    if (value !== undefined) void save(key, value)
  }, [key, value])

  const isNeeded = isAway && value === undefined
  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    void readSaved<T>(key).then((saved) => {
      if (!isOver) setFound({ key, saved })
    })
    return () => {
      isOver = true
    }
  }, [key, isNeeded])

  return found?.key === key ? found.saved : null
}
