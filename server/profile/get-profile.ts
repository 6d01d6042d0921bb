import { tierOf, tiers } from '../../contract/attendees.ts'
import type { Choices, Profile, Standing } from '../../contract/profile.ts'
import type { Deps } from '../deps.ts'
import { findErasure } from '../erasures/index.ts'
import { publicRankOf, readBoardState } from '../finale/index.ts'
import { Refusal } from '../http/refusal.ts'
import { listPrizesOf, nextPrizeFor } from '../prizes/index.ts'
import type { Place, Ranking } from './ranking.ts'
import { findPerson, listStatement } from './store.ts'

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/**
 * Everything that somebody sees about themselves, with so many lines of their statement.
 * @throws Refusal attendee_not_found for a guest
 */
export async function getProfile(
  deps: Deps,
  ranking: Ranking,
  attendeeId: string | null,
  lines: number,
): Promise<Profile> {
  const person = attendeeId === null ? undefined : await findPerson(deps.db, attendeeId)
  if (!person) throw new Refusal('attendee_not_found')
  const { attendee, totalPoints, isHidden, language } = person
  const [place, board, nextPrize, prizes, erasure, statement] = await Promise.all([
    ranking.placeOf(totalPoints),
    readBoardState(deps),
    nextPrizeFor(deps, totalPoints),
    listPrizesOf(deps, attendee.id),
    findErasure(deps.db, attendee.id),
    // One line more than asked for tells whether there are more.
    listStatement(deps.db, attendee.id, lines + 1),
  ])
  return {
    attendee,
    totalPoints,
    rank: await publicRankOf(deps, board, attendee.id, liveRank(person, place)),
    attendeesRanked: place.attendeesRanked,
    tier: tierOf(totalPoints),
    nextTier: nextTierOf(totalPoints),
    nextPrize: nextPrize ?? null,
    prizes,
    statement: statement.slice(0, lines),
    hasMore: statement.length > lines,
    choices: { isHidden, language: language as Choices['language'] },
    isFrozen: board.state === 'frozen' || board.state === 'revealing',
    erasure: erasure ? { askedAt: erasure.askedAt.toISOString(), dueAt: erasure.dueAt.toISOString() } : null,
  }
}

/** Place and next prize of somebody who has just tapped. @throws Refusal attendee_not_found */
export async function getStanding(deps: Deps, ranking: Ranking, attendeeId: string): Promise<Standing> {
  const person = await findPerson(deps.db, attendeeId)
  if (!person) throw new Refusal('attendee_not_found')
  const { totalPoints } = person
  const [place, board, nextPrize] = await Promise.all([
    ranking.placeOf(totalPoints),
    readBoardState(deps),
    nextPrizeFor(deps, totalPoints),
  ])
  return {
    rank: await publicRankOf(deps, board, attendeeId, liveRank(person, place)),
    attendeesRanked: place.attendeesRanked,
    nextPrize: nextPrize ?? null,
  }
}

/** Nobody hidden, of the crew, or without points has a place. */
function liveRank({ totalPoints, isHidden, isCrew }: Person, { rank }: Place): number | null {
  return totalPoints > 0 && !isHidden && !isCrew ? rank : null
}

function nextTierOf(totalPoints: number): Profile['nextTier'] {
  const next = tiers.findLast(({ from }) => from > totalPoints)
  return next ? { id: next.id, name: next.name, pointsMissing: next.from - totalPoints } : null
}
