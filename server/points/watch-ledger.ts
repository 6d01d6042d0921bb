import type { LedgerState } from '../../contract/ledger-state.ts'
import type { Deps } from '../deps.ts'
import { catchUpWithLedger } from '../figures/index.ts'
import { listOfParts } from './ledger-parts-store.ts'
import { listBrokenBy, of } from './ledger-rules-store.ts'
import {
  findWatch,
  listNamed,
  listNextIds,
  listTouched,
  takeWatch,
  updateWatch,
} from './ledger-watch-store.ts'
import { proveParts } from './prove-parts.ts'
import type { BrokenRule } from './table.ts'
import { figuresRule, ofNewRows, rulesOfAll, rulesOfPeople } from './watched-rules-store.ts'

type Watching = Pick<Deps, 'db' | 'clock' | 'log'>

const LOOK_MS = 60_000

/** Other processes look as well: what one of them saw just now is not looked at again (milliseconds). */
const FRESH_MS = 50_000

/** When nobody has looked for so long, looking has failed several times (milliseconds). */
const LATE_MS = 5 * 60_000

/** No statement of a look takes longer (milliseconds): the taps have priority. */
const STATEMENT_LIMIT_MS = 5_000

/** Whoever got points in the last minute is looked at, and so many more people in turn: in an hour 60,000. */
const MOST_ROWS = 20_000
const IN_TURN = 1_000

/** Where sums of all do not add up, whoever it concerns is looked for faster. */
const IN_TURN_TO_FIND = 5_000

const PARTS_RULE = 'rows of before come to what they came to'

/** Ids are given out before their rows are committed: rows that came late are seen at the next look. */
const LATE_ROWS = 1_000n

/** More than this is nothing that one looks at one by one. */
const MOST_BROKEN = 100

/**
 * Looks whether the ledger keeps its rules: everything of those who got points lately and of the next people in turn; of
 * all people the sums, for which old rows are not read but known in parts, some of which are read again in turn. Nothing
 * is changed or stopped by what it finds.
 * @returns what is broken, or undefined when another process looks or has looked just now
 */
export async function lookAtLedger({ db, clock }: Pick<Watching, 'db' | 'clock'>) {
  // Rows that are counted already need not be read for the sum of all.
  await catchUpWithLedger({ db })
  return db.forLongWork.transaction(async (tx) => {
    const watch = await takeWatch(tx, STATEMENT_LIMIT_MS)
    const now = clock.now()
    if (!watch || (watch.checkedAt && now.getTime() - watch.checkedAt.getTime() < FRESH_MS)) return undefined
    const { progress, areComplete } = await proveParts(tx, watch)
    await updateWatch(tx, progress)
    const touched = await listTouched(tx, watch.checkedTo, MOST_ROWS)
    const isSumBroken = watch.broken.some(({ attendeeId }) => attendeeId === null)
    const turn = isSumBroken ? IN_TURN_TO_FIND : IN_TURN
    const inTurn = await listNextIds(tx, watch.lastId, turn)
    const named = watch.broken.flatMap(({ attendeeId }) => attendeeId ?? [])
    const ofParts = await listOfParts(tx, progress.brokenParts, IN_TURN_TO_FIND)
    const fresh = [...new Set(touched.ids)]
    const others = [...new Set([...inTurn, ...named, ...ofParts])]
    const broken: BrokenRule[] = []
    const find = (attendeeId: string | null, rule: string) => {
      if (broken.some((found) => found.attendeeId === attendeeId && found.rule === rule)) return
      const known = watch.broken.find((old) => old.attendeeId === attendeeId && old.rule === rule)
      broken.push(known ?? { attendeeId, rule, since: now.toISOString() })
    }
    for (const rule of rulesOfPeople) {
      const ofNew = ofNewRows(rule, fresh, { after: watch.checkedTo, upTo: touched.newest })
      for (const looked of [ofNew, rule.broken(of(others))])
        for (const attendeeId of await listBrokenBy(tx, looked)) find(attendeeId, rule.rule)
    }
    for (const { rule, broken: looked } of areComplete ? [...rulesOfAll, figuresRule] : rulesOfAll)
      if ((await listBrokenBy(tx, looked(of([])))).length > 0) find(null, rule)
    if (progress.brokenParts.length > 0) find(null, PARTS_RULE)
    await updateWatch(tx, {
      checkedTo: touched.newest > LATE_ROWS ? touched.newest - LATE_ROWS : 0n,
      lastId: inTurn.length < turn ? '' : (inTurn.at(-1) ?? ''),
      broken: broken.slice(0, MOST_BROKEN),
      checkedAt: now,
    })
    return broken
  })
}

/** What the last look found, with handles: for staff alone. */
export async function readLedgerState(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'openedAt'>,
): Promise<LedgerState> {
  const watch = await findWatch(deps.db)
  return {
    checkedAt: watch?.checkedAt?.toISOString() ?? null,
    unwatchedSince: unwatchedSince(deps, watch?.checkedAt ?? null)?.toISOString() ?? null,
    broken: watch && watch.broken.length > 0 ? await listNamed(deps.db, watch.broken) : [],
  }
}

/** A process that has just begun has not had its turn yet: the night before is no reason to wake anybody. */
function unwatchedSince(
  { clock, config, openedAt }: Pick<Deps, 'clock' | 'config' | 'openedAt'>,
  checkedAt: Date | null,
): Date | undefined {
  const latest = Math.max(openedAt.getTime(), checkedAt?.getTime() ?? 0)
  const isLate = config.mode === 'live' && clock.now().getTime() - latest > LATE_MS
  return isLate ? (checkedAt ?? openedAt) : undefined
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
