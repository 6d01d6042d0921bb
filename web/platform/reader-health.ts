/** Why a burst of a machine was no tag. */
export type MisreadReason = 'too-short' | 'too-slow' | 'broken'

/** A reader that goes wrong for longer than this is worn out, dirty or badly placed (stations.md). */
const MISREADS_KEPT_MS = 10 * 60_000
/** So many say it all; a reader gone mad must not fill the memory. */
const MOST_KEPT = 500

let misreads: { reason: MisreadReason; at: number }[] = []
let lastScanAt: number | undefined
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}

/** A tag was read. */
export function noteScan(): void {
  lastScanAt = performance.now()
  changed()
}

/** A machine typed something that was no tag. */
export function noteMisread(reason: MisreadReason): void {
  misreads = [...recent(), { reason, at: performance.now() }].slice(-MOST_KEPT)
  changed()
}

/** How the reader of this page does. */
interface ReaderHealth {
  /** How long ago it read a tag (milliseconds). */
  scannedAgoMs: number | undefined
  misreads: Record<MisreadReason, number>
  /** Why the last thing that it typed was no tag. */
  lastMisread: MisreadReason | undefined
}

/** How the reader does, with its misreads of the last ten minutes. */
export function readerHealth(): ReaderHealth {
  const counts = { 'too-short': 0, 'too-slow': 0, broken: 0 }
  for (const { reason } of recent()) counts[reason] += 1
  const last = misreads.at(-1)
  return {
    scannedAgoMs: lastScanAt === undefined ? undefined : performance.now() - lastScanAt,
    misreads: counts,
    lastMisread: last !== undefined && last.at > (lastScanAt ?? 0) ? last.reason : undefined,
  }
}

/** Calls back at every scan and every misread; returns how to stop. */
export function onReading(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function recent() {
  const since = performance.now() - MISREADS_KEPT_MS
  return misreads.filter(({ at }) => at > since)
}
