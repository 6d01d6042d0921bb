import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'

// More moving rows than this are a storm, not a story (experience, leaderboard).
const MOST_MOVING = 12
const MOVE_MS = 500

/** Lets the rows of a list glide to their new places: children of the list are told apart by `data-row`. */
export function useRowMoves<E extends HTMLElement>(order: string): RefObject<E | null> {
  const list = useRef<E>(null)
  const places = useRef(new Map<string, number>())
  const isStill = useReducedMotion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves the rows.
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].slice(0, MOST_MOVING)
    const before = places.current
    places.current = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]))
    if (isStill) return
    for (const row of rows) {
      const from = before.get(row.dataset.row ?? '')
      if (from === undefined || from === row.offsetTop) continue
      row.animate?.([{ transform: `translateY(${from - row.offsetTop}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      })
    }
  }, [order, isStill])
  return list
}
