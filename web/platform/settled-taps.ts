import { clear, del, entries, set } from 'idb-keyval'
import { attempt, strictStore } from './strict-store.ts'
import type { OutgoingTap } from './tap-shelf.ts'

/** So long a station keeps what the server has counted, in case that has to be restored from a backup (stations.md). */
export const SETTLED_MS = 6 * 60 * 60_000
/** A busy entrance has fewer in six hours. */
const MOST_SETTLED = 8_000

/** A tap that the server has counted: in which ledger, and how much time had passed on the station's clock. */
export interface SettledTap {
  tap: OutgoingTap
  epoch: string | null
  settledAt: number
}

/** Where counted taps are kept for a while. Like the shelf it never fails. */
export interface SettledTaps {
  add(settled: SettledTap): Promise<void>
  /** Those that a ledger with this name may not have. */
  ofOtherLedgers(epoch: string): Promise<OutgoingTap[]>
  remove(key: string): Promise<void>
  /** Takes away what is too old, and the oldest of what is too much. */
  tidy(now: number): Promise<void>
  /** Makes room: taps that still wait matter more. */
  clear(): Promise<void>
}

/** Counted taps in a map, for as long as that lives. */
export function memorySettledTaps(taps = new Map<string, SettledTap>()): SettledTaps {
  return {
    add: async (settled) => void taps.set(settled.tap.key, settled),
    ofOtherLedgers: async (epoch) => otherLedgersIn([...taps.values()], epoch),
    remove: async (key) => void taps.delete(key),
    async tidy(now) {
      for (const key of tooMuchIn([...taps], now)) taps.delete(key)
    },
    clear: async () => taps.clear(),
  }
}

/** Counted taps in a database of their own: a reload keeps them. */
export function durableSettledTaps(): SettledTaps {
  const store = strictStore('livefest-settled-taps', 'settled')
  const all = async () => (await attempt(() => entries<string, SettledTap>(store))) ?? []
  return {
    add: async (settled) => void (await attempt(() => set(settled.tap.key, settled, store))),
    ofOtherLedgers: async (epoch) =>
      otherLedgersIn(
        (await all()).map(([, settled]) => settled),
        epoch,
      ),
    remove: async (key) => void (await attempt(() => del(key, store))),
    async tidy(now) {
      for (const key of tooMuchIn(await all(), now)) await attempt(() => del(key, store))
    },
    clear: async () => void (await attempt(() => clear(store))),
  }
}

function otherLedgersIn(settled: readonly SettledTap[], epoch: string): OutgoingTap[] {
  return settled.filter((one) => one.epoch !== epoch).map(({ tap }) => tap)
}

function tooMuchIn(settled: readonly (readonly [string, SettledTap])[], now: number): string[] {
  const newestFirst = [...settled].sort(([, one], [, other]) => other.settledAt - one.settledAt)
  return newestFirst
    .filter(([, { settledAt }], index) => index >= MOST_SETTLED || now - settledAt > SETTLED_MS)
    .map(([key]) => key)
}
