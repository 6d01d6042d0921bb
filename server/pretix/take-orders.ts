import type { PeopleField, PeopleImportReport } from '../../contract/people-imports.ts'
import type { PretixCounts, PretixPreview, WrongTicket } from '../../contract/pretix.ts'
import type { Actor } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { importSheet, listTicketHolders, type Said } from '../imports/index.ts'
import type { FetchedOrders } from './fetch-orders.ts'
import { settle, toTold } from './settle.ts'
import type { PretixSourceRow } from './store.ts'
import { forgottenReference, listKnownTickets, upsertGood, upsertOff } from './ticket-store.ts'
import { type Ticket, toTickets } from './to-tickets.ts'

type Taking = Pick<Deps, 'db' | 'clock' | 'live'>

/** Tickets have the same references as in a file of pretix: the same ticket is the same person, whatever came first. */
const SOURCE = 'pretix'

/** So many people are planned at a time; memory stays small. */
const AT_A_TIME = 5_000

/** So many people are shown, and so many tickets that could not be taken are named. */
const SHOWN = { people: 8, wrong: 20 }

const columns: readonly [name: string, field: PeopleField][] = [
  ['Order code', 'orderCode'],
  ['Position ID', 'ticketCode'],
  ['Given name', 'firstName'],
  ['Family name', 'lastName'],
  ['Name', 'fullName'],
  ['Email', 'email'],
  ['Locale', 'language'],
  ['TikTok', 'tiktokUsername'],
  ['Date of birth', 'birthDate'],
  ['Age group', 'ageBand'],
]

/** What a reading of the orders brought, or would bring. */
export type TakenOrders = Pick<PretixPreview, 'counts' | 'wrong' | 'people'>

/**
 * Makes people of tickets, by the same rules as a file of them, and marks tickets that open no door any more. Points stay,
 * whatever becomes of a ticket.
 * @throws Refusal unavailable
 */
export async function takeOrders(
  deps: Taking,
  actor: Actor,
  source: Pick<PretixSourceRow, 'id' | 'name'>,
  fetched: FetchedOrders,
  dryRun: boolean,
): Promise<TakenOrders> {
  const { known, forgotten } = await listKnownTickets(deps.db, source.id)
  const { tickets: all, test } = toTickets(fetched)
  const tickets = all.filter(({ reference }) => !forgotten.has(forgottenReference(reference)))
  const good = tickets.filter(({ off }) => off === undefined)
  const named = good.filter(({ cells }) => cells.firstName || cells.fullName)
  const gone = await listGone(deps, fetched, tickets, known)
  const taken: TakenOrders = {
    counts: {
      ...{ created: 0, updated: 0, unchanged: 0, wrong: 0, test },
      unnamed: good.length - named.length,
      leftOut: countLeftOut(tickets, gone),
      off: gone.length,
    },
    wrong: [],
    people: [],
  }
  for (let from = 0; from < named.length; from += AT_A_TIME) {
    const some = named.slice(from, from + AT_A_TIME)
    const { report, said } = await importSheet(
      deps,
      actor,
      {
        ...asSheet(source.name, some),
        settle: (reference, record, before) => settle(known.get(reference ?? '')?.told, record, before),
      },
      dryRun,
    )
    add(taken, report, some)
    if (!dryRun) await upsertGood(deps.db, source.id, said.map(toRow))
  }
  if (!dryRun) await upsertOff(deps.db, source.id, gone, deps.clock.now())
  return taken
}

/** What was never paid or was cancelled before anybody came in by it; other products are not told. */
function countLeftOut(tickets: Ticket[], gone: { reference: string }[]): number {
  const here = new Set(gone.map(({ reference }) => reference))
  return tickets.filter(({ off, reference }) => off && off !== 'product' && !here.has(reference)).length
}

const toRow = ({ reference, id, record }: Said) => ({ reference, attendeeId: id, told: toTold(record) })

/** Tickets of people who are here that open no door any more; those that an order has lost are cancelled. */
async function listGone(
  { db }: Taking,
  { orders }: FetchedOrders,
  tickets: Ticket[],
  known: Awaited<ReturnType<typeof listKnownTickets>>['known'],
) {
  const off = new Map(tickets.flatMap(({ reference, off }) => (off ? [[reference, off] as const] : [])))
  const codes = new Set(orders.map(({ code }) => code))
  const there = new Set(tickets.map(({ reference }) => reference))
  for (const reference of known.keys()) {
    const isLost = codes.has(reference.slice(0, reference.lastIndexOf('-'))) && !there.has(reference)
    if (isLost) off.set(reference, 'canceled')
  }
  if (off.size === 0) return []
  const holders = await listTicketHolders(db, SOURCE, [...off.keys()])
  return [...off].flatMap(([reference, reason]) =>
    holders.has(reference) ? [{ reference, off: reason }] : [],
  )
}

/** Tickets as a table whose columns are known. */
function asSheet(name: string, tickets: Ticket[]) {
  const rows = tickets.map((ticket, index) => ({
    line: index + 2,
    cells: columns.map(([, field]) => {
      if (field === 'orderCode') return ticket.order
      if (field === 'ticketCode') return ticket.position
      return ticket.cells[field] ?? ''
    }),
  }))
  return {
    name: `pretix: ${name}`.slice(0, 200),
    spreadsheet: {
      rows: [{ line: 1, cells: columns.map(([column]) => column) }, ...rows],
      problems: [],
      kind: 'csv' as const,
      encoding: null,
      separator: null,
      sheet: null,
      sheets: [],
      mergedCells: 0,
      emptyFormulas: [],
    },
    choice: { source: SOURCE, columns: columns.map(([, field]) => field) },
  }
}

function add(taken: TakenOrders, report: PeopleImportReport, tickets: Ticket[]): void {
  const referenceAt = (line: number) => tickets[line - 2]?.reference ?? ''
  const counts: (keyof PretixCounts & keyof PeopleImportReport)[] = [
    'created',
    'updated',
    'unchanged',
    'wrong',
  ]
  for (const count of counts) taken.counts[count] += Number(report[count])
  const wrong: WrongTicket[] = report.errors.map(({ line, field, code }) => ({
    reference: referenceAt(line),
    field,
    code,
  }))
  taken.wrong.push(...wrong.slice(0, SHOWN.wrong - taken.wrong.length))
  const people = report.people.map(({ line, reference: _reference, ...person }) => ({
    ...person,
    reference: referenceAt(line),
  }))
  taken.people.push(...people.slice(0, SHOWN.people - taken.people.length))
}
