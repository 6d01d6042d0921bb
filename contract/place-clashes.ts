import { overlap, type Span } from './programme-time.ts'

/** Something that happens at a place. */
interface Placed extends Span {
  location: string | null
}

/** Pairs of things that happen at the same place at the same time, in order of time. */
export function placeClashes<T extends Placed>(all: readonly T[]): [T, T][] {
  const byPlace = Map.groupBy(
    all.filter(({ location, startsAt }) => location !== null && startsAt !== null),
    ({ location }) => placeKey(location ?? ''),
  )
  const clashes: [T, T][] = []
  for (const placed of byPlace.values()) {
    const inOrder = placed.toSorted((a, b) => startOf(a) - startOf(b))
    inOrder.forEach((one, n) => {
      for (const other of inOrder.slice(n + 1)) {
        if (startOf(other) >= Date.parse(one.endsAt ?? one.startsAt ?? '')) break
        if (overlap(one, other)) clashes.push([one, other])
      }
    })
  }
  return clashes.sort(([a], [b]) => startOf(a) - startOf(b))
}

/** The same place, however it is capitalised. */
export function placeKey(location: string): string {
  return location.trim().toLowerCase()
}

function startOf({ startsAt }: Span): number {
  return Date.parse(startsAt ?? '')
}
