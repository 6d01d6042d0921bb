import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from './run-fault.ts'
import type { Scene } from './scene.ts'

/** The library that stands between a program and the clock (Debian: `apt-get install faketime`). */
const library = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
  .find(existsSync)

const cannot = () =>
  library === undefined ? 'there is no libfaketime here (Debian: apt-get install faketime)' : undefined

const ENOUGH = 100

/** Lets the server believe another time, so many seconds from the true one, and answers how to change that. */
async function fakeClock(undo: Scene['undo'], offset: number) {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'))
  undo(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'offset')
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${Math.round(seconds)}\n`)
  set(offset)
  const settings = {
    LD_PRELOAD: library ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // What rests for a while counts by a clock that no setting of the time changes.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { settings, set }
}

/** A fault during which the clock of the server is set; its database keeps its own. */
function ofClock(
  name: string,
  what: string,
  offset: () => number,
  strike: (set: (seconds: number) => void, scene: Scene) => Promise<string>,
): Fault {
  let set: (seconds: number) => void = () => undefined
  return {
    name,
    what,
    cannot,
    scene: {
      settings: async (undo) => {
        const clock = await fakeClock(undo, offset())
        set = clock.set
        return clock.settings
      },
    },
    strike: (scene) => strike(set, scene),
  }
}

/** From now to a few seconds before this moment, which has passed: sessions do not end for it. */
const until = (moment: string) => () => (Date.parse(moment) - Date.now()) / 1000 - 20

/** Taps until the clock of the server has passed the change. */
const across = async (_set: unknown, { crowd }: Scene) => {
  const begun = performance.now()
  while (performance.now() - begun < 30_000) await crowd.more(ENOUGH)
  return 'taps before, during and after'
}

const HOUR = 3600

export const faultsOfClocks: Fault[] = [
  ofClock(
    'clock-jumps',
    'the clock of the server jumps: two hours ahead, one back, a day back, and right again',
    () => 0,
    async (set, { crowd }) => {
      for (const offset of [2 * HOUR, -HOUR, -24 * HOUR, 0]) {
        set(offset)
        await crowd.more(ENOUGH)
      }
      return 'jumped four times'
    },
  ),
  ofClock(
    'winter-time',
    'daylight saving ends while people tap: an hour that comes twice',
    until('2026-11-01T09:00:00Z'),
    across,
  ),
  ofClock(
    'summer-time',
    'daylight saving begins while people tap: an hour that there is not',
    until('2026-03-08T10:00:00Z'),
    across,
  ),
]
