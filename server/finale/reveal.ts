import type { Stage } from '../../contract/finale.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { readBoardState } from './board-state.ts'
import { isRevealed } from './revealed.ts'
import { listFirstRanks, listStageRanks, writeStanding } from './standing-store.ts'
import { lockFinale, updateFinale } from './store.ts'

const SUBJECT = 'finale'

/** Fixes the final standing with what came late, and hides its first ranks. @throws Refusal board_not_frozen */
export async function startReveal(deps: Deps, actor: User): Promise<Stage> {
  await readBoardState(deps)
  await deps.db.transaction(async (tx) => {
    const before = await lockFinale(tx)
    if (before.frozenAt === null || before.revealStartedAt !== null) throw new Refusal('board_not_frozen')
    await writeStanding(tx, before.frozenAt, true)
    const revealStartedAt = deps.clock.now()
    const isOver = (await listStageRanks(tx)).length === 0
    const after = await updateFinale(tx, { revealStartedAt, revealedAt: isOver ? revealStartedAt : null })
    await recordChange(tx, actor, { action: 'finale.reveal', subject: SUBJECT, before, after })
  })
  deps.live.announce({ topic: 'leaderboard' })
  return readStage(deps)
}

/**
 * Reveals the next rank, unless `after` tells that somebody else just did.
 * @throws Refusal reveal_not_running
 */
export async function revealNext(deps: Deps, actor: User, after: number | null): Promise<Stage> {
  await deps.db.transaction(async (tx) => {
    const before = await lockFinale(tx)
    if (before.revealStartedAt === null) throw new Refusal('reveal_not_running')
    if (before.revealedAt !== null || before.revealedToRank !== after) return
    const [next, ...rest] = (await listStageRanks(tx)).filter(({ rank }) => rank < (after ?? Infinity))
    const revealedAt = rest.length === 0 ? deps.clock.now() : null
    const written = await updateFinale(tx, { revealedToRank: next?.rank ?? after, revealedAt })
    await recordChange(tx, actor, { action: 'finale.reveal-next', subject: SUBJECT, before, after: written })
  })
  deps.live.announce({ topic: 'leaderboard' })
  return readStage(deps)
}

/** What the screen of the reveal shows: it can be opened anew at any time, and on a second screen. */
export async function readStage(deps: Deps): Promise<Stage> {
  const board = await readBoardState(deps)
  if (board.state === 'open' || board.state === 'frozen') {
    return { state: board.state, revealed: [], ranksLeft: 0, nextRank: null }
  }
  const ranks = await listStageRanks(deps.db)
  const people = await listFirstRanks(deps.db)
  const hidden = ranks.filter(({ rank }) => !isRevealed(board, rank))
  return {
    state: board.state,
    revealed: ranks
      .filter(({ rank }) => isRevealed(board, rank))
      .map(({ rank, count }) => ({ rank, count, people: people.filter((one) => one.rank === rank) })),
    ranksLeft: hidden.length,
    nextRank: hidden[0]?.rank ?? null,
  }
}
