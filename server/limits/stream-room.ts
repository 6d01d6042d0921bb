import { streamRoom } from '../../contract/limits.ts'
import type { Counting } from './counting.ts'

/** Room for open live streams. */
export interface StreamRoom {
  /** Takes a place; the answer gives it back. Undefined when there is none. */
  enter(who: Counting): (() => void) | undefined
}

/** @param factor multiplies what one address and one client may have */
export function createStreamRoom(factor: number): StreamRoom {
  /** Only who has a stream is in it, so it is never larger than the room. */
  const open = new Map<string, number>()
  const change = (key: string, by: 1 | -1) => {
    const left = (open.get(key) ?? 0) + by
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }
  const placesOf = (who: Counting): [key: string, most: number][] => {
    switch (who.kind) {
      case 'station':
      case 'staff':
        return []
      case 'stranger':
        return [
          ['everybody', streamRoom.most],
          [`address ${who.address}`, streamRoom.address * factor],
          [`client ${who.client}`, streamRoom.client * factor],
        ]
      default:
        return [
          ['everybody', streamRoom.most],
          [who.key, streamRoom.phone],
        ]
    }
  }
  return {
    enter(who) {
      const places = placesOf(who)
      if (places.some(([key, most]) => (open.get(key) ?? 0) >= most)) return undefined
      for (const [key] of places) change(key, 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        for (const [key] of places) change(key, -1)
      }
    },
  }
}
