import type { Sample } from './samples.ts'

/** One figure over the second half of a soak. */
export interface Verdict {
  what: string
  unit: string
  from: number
  /** How much the fitted line rises from the middle to the end, and by how much it may. */
  rise: number
  most: number
  isFlat: boolean
}

/**
 * How much a figure may rise from the middle of a soak to its end, which are four hours of a festival.
 * Memory: 16 MiB are 4 MiB an hour, so 288 MiB in a festival of three days and nights: a machine with half a gibibyte to
 * spare survives it. The heap swings with the collector and is looked at where it is lowest, so it may rise by half of that.
 * Files and handles: one that is forgotten with every sign-in, photo or stream would be hundreds; ten are chance, as is a
 * connection that a pool opens or closes (two of each of four).
 */
export const mostRise = { resident: 16, heap: 8, files: 10, handles: 10, connections: 8 }

/** A table may waste this share of its size, or this much (KiB), before autovacuum has come by. */
const WASTE = 0.25
const WASTE_KIB = 1_024

/** How many samples the lowest value of the heap is looked for in. */
const WINDOW = 8

/** Judges the figures of the process and of the connections. */
export function judgeProcess(samples: readonly Sample[]): Verdict[] {
  const half = samples.slice(Math.floor(samples.length / 2))
  const units = { resident: 'MiB', heap: 'MiB', files: '', handles: '', connections: '' }
  return (['resident', 'heap', 'files', 'handles', 'connections'] as const).map((what) => {
    const points = half.map((each): Point => [each.at, each[what]])
    const looked = what === 'heap' ? lowest(points, WINDOW) : points
    const { from, rise } = fitLine(looked, half.at(0)?.at ?? 0, half.at(-1)?.at ?? 0)
    return { what, unit: units[what], from, rise, most: mostRise[what], isFlat: rise <= mostRise[what] }
  })
}

/**
 * Judges the tables: one that holds as many rows as before stays as large; one that grows with what people do needs as many
 * bytes for a row as those that were added in the first half. A ledger grows: that is what it is for.
 */
export function judgeTables(samples: readonly Sample[]): Verdict[] {
  const [begin, middle, end] = [samples[0], samples[Math.floor(samples.length / 2)], samples.at(-1)]
  if (begin === undefined || middle === undefined || end === undefined) return []
  return [...end.tables].map(([what, { size, rows }]) => {
    const none = { size: 0, rows: 0 }
    const [first, before] = [begin.tables.get(what) ?? none, middle.tables.get(what) ?? none]
    const added = Math.max(0, rows - before.rows) * sizeOfARow(first, before)
    const rise = size - before.size - added
    const most = Math.max(WASTE_KIB, WASTE * before.size)
    return { what, unit: 'KiB', from: before.size, rise, most, isFlat: rise <= most }
  })
}

/**
 * Rows that were there at the beginning were grown and have no keys, for instance: those of the first half are like those
 * of the second. Where hardly any were added, all of them tell.
 */
function sizeOfARow(first: { size: number; rows: number }, before: { size: number; rows: number }): number {
  const wereAdded = before.rows - first.rows
  return wereAdded > before.rows / 10
    ? (before.size - first.size) / wereAdded
    : before.size / Math.max(1, before.rows)
}

type Point = [at: number, value: number]

function lowest(points: Point[], window: number): Point[] {
  const found: Point[] = []
  for (let from = 0; from < points.length; from += window) {
    const part = points.slice(from, from + window)
    found.push(part.reduce((least, point) => (point[1] < least[1] ? point : least)))
  }
  return found
}

/** The line of the smallest squares: where it begins, and how much it rises between two moments. */
function fitLine(points: Point[], begin: number, end: number): { from: number; rise: number } {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [at, value] = [mean(([x]) => x), mean(([, y]) => y)]
  const spread = mean(([x]) => (x - at) ** 2)
  const slope = spread === 0 ? 0 : mean(([x, y]) => (x - at) * (y - value)) / spread
  return { from: value + slope * (begin - at), rise: slope * (end - begin) }
}
