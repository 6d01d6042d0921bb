import type { Transaction } from '../db/client.ts'
import { findCountedTo, hasChanged, insertPart, PART_IDS } from './ledger-parts-store.ts'
import type { LedgerWatch } from './table.ts'

/** Parts that are summed at one look, and old ones that are looked at again, in turn. */
const MOST_NEW = 50
const IN_TURN = 5

/** More rows than these after the last part are not read every minute; more parts come with every look. */
const MOST_AFTER = 5 * PART_IDS

/** How far the old rows of the ledger are proved. */
export interface ProvedParts {
  /** For `ledger_watch`. */
  progress: Pick<LedgerWatch, 'partsTo' | 'nextPart' | 'brokenParts'>
  /** Whether the parts reach so far that the rows after them can be added up every minute. */
  areComplete: boolean
}

/**
 * Sums the parts of the ledger that are complete, and looks whether old ones, in turn, still come to what they did; one that
 * does not is looked at every time.
 */
export async function proveParts(tx: Transaction, watch: LedgerWatch): Promise<ProvedParts> {
  const countedTo = Number(await findCountedTo(tx))
  const first = Number(watch.partsTo) / PART_IDS
  const count = Math.min(Math.max(first, Math.floor(countedTo / PART_IDS)), first + MOST_NEW)
  for (let part = first; part < count; part += 1) await insertPart(tx, part)
  const inTurn = Array.from(
    { length: Math.min(IN_TURN, count) },
    (_, n) => (Number(watch.nextPart) + n) % count,
  )
  const brokenParts: number[] = []
  const again = watch.brokenParts.filter((part) => part < count)
  for (const part of new Set([...inTurn, ...again])) if (await hasChanged(tx, part)) brokenParts.push(part)
  const nextPart = count === 0 ? 0 : (Number(watch.nextPart) + inTurn.length) % count
  const partsTo = count * PART_IDS
  return {
    progress: { partsTo: BigInt(partsTo), nextPart: BigInt(nextPart), brokenParts },
    areComplete: countedTo - partsTo <= MOST_AFTER,
  }
}
