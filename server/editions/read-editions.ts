import {
  type ArchivedEdition,
  type CurrentEdition,
  type listEditions as listCall,
  type PastEdition,
  PEOPLE_DAYS,
} from '../../contract/editions.ts'
import type { Response } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { isDuringEvent, requireEvent } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import {
  countEdition,
  type EditionRow,
  findEdition,
  isArchived,
  listPastEditions,
  listPlaces,
  removeHandles,
} from './store.ts'

const DAY_MS = 24 * 3_600_000

/** When the people of an edition that was closed at a moment go by themselves. */
export function peopleGoAt(closedAt: Date): Date {
  return new Date(closedAt.getTime() + PEOPLE_DAYS * DAY_MS)
}

/** The edition of this moment. @throws Refusal unavailable while there is no event */
export async function readCurrent({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CurrentEdition> {
  const event = await requireEvent(db)
  const { closedAt } = event
  const [counts, areDoorsOpen, isGone] = await Promise.all([
    countEdition(db),
    isDuringEvent(db, clock.now()),
    closedAt === null ? false : isArchived(db, closedAt),
  ])
  return {
    name: event.name,
    shortName: event.shortName,
    edition: event.edition,
    startsOn: event.startsOn,
    endsOn: event.endsOn,
    version: event.version,
    closedAt: closedAt?.toISOString() ?? null,
    nextStartsOn: event.nextStartsOn,
    areDoorsOpen,
    isArchived: isGone,
    peopleGoAt: closedAt === null || isGone ? null : peopleGoAt(closedAt).toISOString(),
    counts,
  }
}

/** The current edition and those before it, the latest first. */
export async function readEditions(deps: Pick<Deps, 'db' | 'clock'>): Promise<Response<typeof listCall>> {
  const [current, past] = await Promise.all([readCurrent(deps), listPastEditions(deps.db)])
  return { current, past: past.map(toPast) }
}

/** Everything that is kept of an edition. @throws Refusal edition_not_found */
export async function readEdition({ db }: Pick<Deps, 'db'>, id: string): Promise<ArchivedEdition> {
  const row = await findEdition(db, id)
  if (!row) throw new Refusal('edition_not_found')
  const places = await listPlaces(db, id)
  const hasNames = places.some(({ handle }) => handle !== null)
  const { installations, days, prizes, closedAt } = row
  const namesGoAt = hasNames ? peopleGoAt(closedAt).toISOString() : null
  return { ...toPast(row), installations, days, prizes, places, namesGoAt }
}

/** Takes the handles from a board. Doing it again changes nothing. @throws Refusal edition_not_found */
export async function forgetNames(deps: Pick<Deps, 'db'>, actor: User, id: string): Promise<ArchivedEdition> {
  await deps.db.transaction(async (tx) => {
    if (!(await findEdition(tx, id))) throw new Refusal('edition_not_found')
    const count = await removeHandles(tx, id)
    if (count > 0)
      await recordChange(tx, actor, { action: 'edition.forget-names', subject: id, after: { count } })
  })
  return readEdition(deps, id)
}

function toPast({ closedAt, archivedAt, ...row }: EditionRow): PastEdition {
  const { id, name, edition, timeZone, startsOn, endsOn, people, taps, points, prizesHandedOver, questions } =
    row
  return {
    ...{ id, name, edition, timeZone, startsOn, endsOn, people, taps, points, prizesHandedOver, questions },
    closedAt: closedAt.toISOString(),
    archivedAt: archivedAt.toISOString(),
  }
}
