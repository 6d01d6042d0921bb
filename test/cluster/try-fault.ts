import { setTimeout as wait } from 'node:timers/promises'
import { type Crowd, openCrowd } from '../faults/crowd.ts'
import { type FaultResult, prove, seconds } from '../faults/run-fault.ts'
import type { ClusterScene } from './faults.ts'
import { proveLiveLine } from './live-line.ts'

/** Taps go on again within so many milliseconds of every fault. */
const MOST_MS = 30_000
const TAPS_PER_SECOND = 100
/** Of these taps some wait for their answer for a second while the other hands go on. */
const HANDS = 32
const BEFORE = 300
const AFTER = 300
const LOOK_MS = 20
/** A machine that is made anew from another one. */
const REPAIR_MS = 120_000

/** What a fault did: what it answers is printed. */
export type Act = (crowd: Crowd) => Promise<string>

/**
 * Lets something happen under 100 taps a second, and proves the ledger and the line between the servers afterwards.
 * @param acknowledged all taps of this festival that were acknowledged before
 */
export async function tryUnderLoad(
  scene: ClusterScene,
  name: string,
  acknowledged: Map<string, string>,
  act: Act,
): Promise<FaultResult> {
  const { festival } = scene
  const { urls, stations, tags } = festival
  const crowd = openCrowd({
    urls,
    stations,
    tags,
    name,
    acknowledged,
    roams: true,
    tapsPerSecond: TAPS_PER_SECOND,
    hands: HANDS,
  })
  try {
    await crowd.more(BEFORE)
    const pause = watchPauses(crowd)
    const seen = await act(crowd)
    const longest = pause.end()
    await crowd.more(AFTER)
    await crowd.settle()
    await proveLiveLine(festival, scene.cluster.machines)
    const server = { said: festival.said }
    const proof = await prove({ crowd, sql: festival.sql, env: festival.env, server })
    const line = `longest time without a tap ${seconds(longest)}; ${seen}; ${answersOf(crowd)}; ${proof}`
    return { outcome: longest > MOST_MS ? 'failed' : 'ok', line }
  } catch (problem) {
    await crowd.settle().catch(() => undefined)
    const line = problem instanceof Error ? problem.message : String(problem)
    return { outcome: 'failed', line: `${line}; ${answersOf(crowd)}` }
  }
}

/** Lets a fault happen, waits for taps, repairs it and waits until the cluster is whole. */
export function strikeAndRepair(scene: ClusterScene, strike: () => Promise<() => Promise<void>>): Act {
  return async (crowd) => {
    const { cluster } = scene
    const before = (await cluster.primary()).name
    const repair = await strike()
    try {
      await crowd.more(AFTER)
    } finally {
      await repair()
    }
    const begun = performance.now()
    await cluster.untilWhole(REPAIR_MS)
    const after = (await cluster.primary()).name
    const who = before === after ? `${after} stays the primary` : `${after} follows ${before} as the primary`
    return `${who}, whole again ${seconds(performance.now() - begun)} after the repair`
  }
}

/** Measures the longest time in which nothing was acknowledged. */
function watchPauses({ acknowledged }: Crowd): { end(): number } {
  let [size, since, longest, isOver] = [acknowledged.size, performance.now(), 0, false]
  const look = () => {
    const now = performance.now()
    if (acknowledged.size > size) {
      longest = Math.max(longest, now - since)
      size = acknowledged.size
      since = now
    }
  }
  void (async () => {
    while (!isOver) {
      look()
      await wait(LOOK_MS, undefined, { ref: false })
    }
  })()
  return {
    end() {
      look()
      isOver = true
      return longest
    },
  }
}

/** What the stations were answered, beside that a tap counts. */
function answersOf({ answers }: Crowd): string {
  const others = [...answers].filter(([said]) => said !== '200').map(([said, times]) => `${times} x ${said}`)
  return others.length === 0 ? 'every answer was a 200' : `other answers: ${others.join(', ')}`
}
