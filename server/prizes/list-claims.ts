import type { Request, Response } from '../../contract/endpoint.ts'
import type { exportPrizeClaims, listPrizeClaims } from '../../contract/prize-claim-calls.ts'
import type { PrizeClaim, PrizeStock } from '../../contract/prize-claims.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import { countPages } from '../count-pages.ts'
import { writeCsv } from '../csv/index.ts'
import type { Deps } from '../deps.ts'
import { type ClaimSearch, countClaims, listClaims } from './claim-list-store.ts'
import { listTiers } from './store.ts'

type Filters = Request<typeof exportPrizeClaims>['querystring']

/** More words than a name has only make the database work. */
const MOST_WORDS = 8

/** Larger than any festival's prizes; what a spreadsheet still opens. */
const LARGEST_EXPORT = 100_000

const columns = [
  'id',
  'prizeName',
  'sizeName',
  'requiredPoints',
  'attendeeId',
  'tiktokUsername',
  'state',
  'reservedAt',
  'reservedBy',
  'handedOverAt',
  'handedOverBy',
  'endedAt',
  'endedBy',
  'reason',
]

/** A page of the latest claims. */
export async function listClaimPage(
  { db, clock }: Deps,
  { page, pageSize, ...filters }: Filters & { page: number; pageSize: number },
): Promise<Response<typeof listPrizeClaims>> {
  const now = clock.now()
  const search = toSearch(filters)
  const [claims, total] = await Promise.all([
    listClaims(db, search, { now, limit: pageSize, offset: (page - 1) * pageSize }),
    countClaims(db, search, now),
  ])
  return { claims, total, page, pages: countPages(total, pageSize) }
}

/** The claims that the filters leave, as CSV. */
export async function exportClaims({ db, clock }: Deps, actor: User, filters: Filters): Promise<string> {
  const search = toSearch(filters)
  const claims = await listClaims(db.forLongWork, search, { now: clock.now(), limit: LARGEST_EXPORT })
  const change = { action: 'prize.export', subject: 'prize-claims.csv', after: { rows: claims.length } }
  await db.transaction((tx) => recordChange(tx, actor, change))
  return writeCsv(columns, claims.map(toCells))
}

/** What is left of every prize, for those who hand them over. */
export async function listStock({ db, clock }: Deps): Promise<PrizeStock[]> {
  const tiers = await listTiers(db, clock.now())
  return tiers.map(({ id, description: _text, perPersonLimit: _limit, ...tier }) => ({ tierId: id, ...tier }))
}

function toSearch({ search = '', ...filters }: Filters): ClaimSearch {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^@/, ''))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  return { ...filters, words }
}

function toCells(claim: PrizeClaim): string[] {
  const { attendee, ...rest } = claim
  const cells: Record<string, unknown> = {
    ...rest,
    attendeeId: attendee.id,
    tiktokUsername: attendee.tiktokUsername,
  }
  return columns.map((column) => String(cells[column] ?? ''))
}
