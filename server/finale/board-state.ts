import type { BoardState } from '../../contract/leaderboard.ts'
import type { Deps } from '../deps.ts'
import { writeStanding } from './standing-store.ts'
import { type FinaleRow, findFinale, lockFinale, updateFinale } from './store.ts'

/** Whether the public board moves, and what of it may be shown. */
export interface PublicBoard {
  state: BoardState
  /** The moment after which nothing counts for the ranking, in the time of the ledger. */
  frozenAt: Date | null
  /** When it shall freeze, in programme time: from then on this answer is out of date. */
  plannedAt: Date | null
  /** While it is revealed: the best rank that everybody has seen. */
  revealedToRank: number | null
  /** Counts the changes of all this. */
  version: number
}

type Times = Pick<Deps, 'clock' | 'programmeClock'>

/** Reads the state of the public board. Whoever reads it first after the planned moment freezes it. */
export async function readBoardState(deps: Pick<Deps, 'db' | 'live'> & Times): Promise<PublicBoard> {
  const row = await findFinale(deps.db)
  return toBoard(isDue(row, deps) ? await freezeAsPlanned(deps) : row)
}

/** Whether the planned moment has come. */
export function isDue(
  { plannedAt }: Pick<FinaleRow, 'plannedAt'>,
  { programmeClock }: Pick<Deps, 'programmeClock'>,
): boolean {
  return plannedAt !== null && programmeClock.now() >= plannedAt
}

/** What a written finale means for the public. */
function toBoard(row: FinaleRow): PublicBoard {
  const { frozenAt, plannedAt, revealedToRank, version } = row
  return { state: stateOf(row), frozenAt, plannedAt, revealedToRank, version }
}

function stateOf({ frozenAt, revealStartedAt, revealedAt }: FinaleRow): BoardState {
  if (frozenAt === null) return 'open'
  if (revealStartedAt === null) return 'frozen'
  return revealedAt === null ? 'revealing' : 'revealed'
}

async function freezeAsPlanned(deps: Pick<Deps, 'db' | 'live'> & Times): Promise<FinaleRow> {
  const row = await deps.db.transaction(async (tx) => {
    const finale = await lockFinale(tx)
    // Another process may have been first, or an admin has changed the plan meanwhile.
    if (finale.plannedAt === null || !isDue(finale, deps)) return finale
    const frozenAt = toLedgerTime(finale.plannedAt, deps)
    await writeStanding(tx, frozenAt, false)
    return updateFinale(tx, { plannedAt: null, frozenAt })
  })
  deps.live.announce({ topic: 'leaderboard' })
  return row
}

/** In demo mode the programme runs in the festival's days and the ledger in ours: the same moment, by both clocks. */
function toLedgerTime(programmeTime: Date, { clock, programmeClock }: Times): Date {
  return new Date(programmeTime.getTime() + clock.now().getTime() - programmeClock.now().getTime())
}
