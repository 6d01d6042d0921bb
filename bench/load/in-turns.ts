import { setTimeout as wait } from 'node:timers/promises'
import type { BenchFestival } from '../festival/bench-festival.ts'
import { printMachine } from '../report/machine.ts'
import { median, percentile } from '../report/statistics.ts'
import { printGoal } from '../report/table.ts'
import { startGetLoad, startTapLoad, type TapLoad } from './load-process.ts'

/** Goal of the project: a thousand times the people, or a hundred times the rows, may cost half as much again. */
const MOST_GROWTH = 1.5

/** The load has half of a thousand bands: so many taps a turn, and none of them meets the 3-second rule. */
const TAPS = 300
const LONGEST_TURN_SECONDS = 60
const READ_SECONDS = 2

/** The board rests for up to a second after a change, and no band is tapped again within 3 seconds. */
const REST_MS = 2_000

/** A festival of one size, and what each of its turns took, in milliseconds. */
export interface Measured {
  festival: BenchFestival
  taps: TapLoad
  tapMs: number[]
  /** The slowest of a hundred taps. */
  slowMs: number[]
  boardMs: number[]
}

/** The load of a festival that is open, with nothing measured yet. */
export async function toMeasure(festival: BenchFestival): Promise<Measured> {
  const taps = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  return { festival, taps, tapMs: [], slowMs: [], boardMs: [] }
}

/**
 * Measures one station, then one reader of the leaderboard, at festivals of several sizes. They take turns, so that whatever
 * the machine does meets them alike; a first round only warms them up.
 * @param open opens each festival, the smallest first; all are closed in the end
 * @param afterTurn looks at a festival that has just had its turn
 */
export async function measureInTurns<One extends Measured>(
  open: readonly (() => Promise<One>)[],
  rounds: number,
  report: (all: One[]) => void,
  afterTurn?: (one: One) => Promise<void>,
): Promise<void> {
  const all: One[] = []
  const readers = await startGetLoad()
  try {
    for (const openOne of open) all.push(await openOne())
    await printMachine(all[0]?.festival.databaseUrl ?? '')
    for (let round = 0; round <= rounds; round += 1) {
      for (const one of all) {
        const tapped = await one.taps.run({ clients: 1, seconds: LONGEST_TURN_SECONDS, taps: TAPS })
        await wait(REST_MS)
        const { url } = one.festival
        const read = await readers.run({ url, path: '/api/leaderboard', clients: 1, seconds: READ_SECONDS })
        await afterTurn?.(one)
        if (round === 0) continue
        one.tapMs.push(percentile(tapped.latencies, 0.5))
        one.slowMs.push(percentile(tapped.latencies, 0.99))
        one.boardMs.push(percentile(read.latencies, 0.5))
      }
    }
    report(all)
  } finally {
    readers.close()
    for (const { festival, taps } of all) {
      taps.close()
      await festival.close()
    }
  }
}

/** How many times as long as at the smallest festival something takes. */
export function growthOf(key: 'tapMs' | 'boardMs', one: Measured, [smallest]: readonly Measured[]): number {
  return median(one[key]) / median(smallest?.[key] ?? [])
}

/** Prints whether taps and leaderboard grow no more than they may. */
export function printGrowth(all: readonly Measured[]): void {
  const worst = Math.max(
    ...all.flatMap((one) => [growthOf('tapMs', one, all), growthOf('boardMs', one, all)]),
  )
  printGoal(`every p50 within ${MOST_GROWTH} × of the smallest: ${worst.toFixed(2)} ×`, worst <= MOST_GROWTH)
}
