import type { LedgerState } from '../../contract/ledger-state.ts'
import type { Deps } from '../deps.ts'
import { catchUpWithLedger } from '../figures/index.ts'
import { listBrokenBy, watchedRules } from './ledger-rules-store.ts'
import {
  findWatch,
  listNamed,
  listNextIds,
  listTouched,
  takeWatch,
  updateWatch,
} from './ledger-watch-store.ts'
import type { BrokenRule } from './table.ts'

type Watching = Pick<Deps, 'db' | 'clock' | 'log'>

const LOOK_MS = 60_000

/** Other processes look as well: what one of them saw just now is not looked at again (milliseconds). */
const FRESH_MS = 50_000

/** No statement of a look takes longer (milliseconds): the taps have priority. */
const STATEMENT_LIMIT_MS = 5_000

/** Whoever got points in the last minute is looked at, and so many more people in turn: in an hour 60,000. */
const MOST_TOUCHED = 5_000
const IN_TURN = 1_000

/** Ids are given out before their rows are committed: rows that came late are seen at the next look. */
const LATE_ROWS = 1_000n

/** More than this is nothing that one looks at one by one. */
const MOST_BROKEN = 100

/**
 * Looks whether the ledger keeps its rules: everything of those who got points lately and of the next people in turn, of
 * all people what is cheap. Nothing is changed or stopped by what it finds.
 * @returns what is broken, or undefined when another process looks or has looked just now
 */
export async function lookAtLedger({ db, clock }: Pick<Watching, 'db' | 'clock'>) {
  // Rows that are counted already need not be read for the sum of all.
  await catchUpWithLedger({ db })
  return db.forLongWork.transaction(async (tx) => {
    const watch = await takeWatch(tx, STATEMENT_LIMIT_MS)
    const now = clock.now()
    if (!watch || (watch.checkedAt && now.getTime() - watch.checkedAt.getTime() < FRESH_MS)) return undefined
    const touched = await listTouched(tx, watch.checkedTo, MOST_TOUCHED)
    const inTurn = await listNextIds(tx, watch.lastId, IN_TURN)
    const named = watch.broken.flatMap(({ attendeeId }) => attendeeId ?? [])
    const ids = [...new Set([...touched.ids, ...inTurn, ...named])]
    const broken: BrokenRule[] = []
    for (const rule of watchedRules) {
      for (const attendeeId of await listBrokenBy(tx, rule, ids)) {
        const known = watch.broken.find((old) => old.attendeeId === attendeeId && old.rule === rule.rule)
        broken.push(known ?? { attendeeId, rule: rule.rule, since: now.toISOString() })
      }
    }
    await updateWatch(tx, {
      checkedTo: touched.newest > LATE_ROWS ? touched.newest - LATE_ROWS : 0n,
      lastId: inTurn.length < IN_TURN ? '' : (inTurn.at(-1) ?? ''),
      broken: broken.slice(0, MOST_BROKEN),
      checkedAt: now,
    })
    return broken
  })
}

/** What the last look found, with handles: for staff alone. */
export async function readLedgerState({ db }: Pick<Deps, 'db'>): Promise<LedgerState> {
  const watch = await findWatch(db)
  return {
    checkedAt: watch?.checkedAt?.toISOString() ?? null,
    broken: watch && watch.broken.length > 0 ? await listNamed(db, watch.broken) : [],
  }
}

/** Looks at the ledger every minute while the process lives. */
export function watchLedger(deps: Watching): { stop(): void } {
  const look = () => {
    lookAtLedger(deps).then(
      (broken = []) => {
        // Ids, no names: a log is read by others than the staff.
        if (broken.length > 0) deps.log.error({ broken: broken.slice(0, 10) }, 'the ledger breaks a rule')
      },
      (problem) => deps.log.warn(problem, 'nobody looked at the ledger this minute'),
    )
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return { stop: () => clearInterval(timer) }
}
