import type { Deps } from '../deps.ts'

/** How often browsers hear that stations changed, at most (milliseconds). */
const REST_MS = 1_000

/** More than that many at once are all: who hears no id of theirs asks as well. */
const MOST_IDS = 100

/** Tells the browsers of this process when stations changed, at most once a second. Returns how to stop. */
export function publishChanges({ live, clock }: Pick<Deps, 'live' | 'clock'>): () => void {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let publishedAt = Number.NEGATIVE_INFINITY
  const publish = () => {
    timer = undefined
    publishedAt = performance.now()
    const ids = [...waiting].slice(-MOST_IDS)
    waiting.clear()
    live.publish('stations', { updatedAt: clock.now().toISOString(), ids })
  }
  const stop = live.onChange((change) => {
    if (change.topic !== 'stations') return
    for (const id of change.ids) waiting.add(id)
    timer ??= setTimeout(publish, Math.max(0, publishedAt + REST_MS - performance.now()))
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
