import type { PeopleField } from '../../contract/people-imports.ts'
import type { OffTicket } from '../../contract/pretix.ts'
import { fieldOfName } from '../imports/index.ts'
import type { FetchedOrders } from './fetch-orders.ts'
import { type Order, type Position, textsOf } from './read-pretix.ts'

/** A ticket, as the import of people reads it. */
export interface Ticket {
  /** Order and position, as in an export of pretix, so that a file and the shop mean the same ticket. */
  reference: string
  order: string
  position: string
  /** Why it opens no door. */
  off: OffTicket['reason'] | undefined
  cells: Partial<Record<PeopleField, string>>
}

/** Answers that are taken, by what their question is called. */
const asked = ['tiktokUsername', 'birthDate', 'ageBand'] as const

/** All tickets of some orders; those of the test mode are left out and counted. */
export function toTickets({ orders, products, questions }: FetchedOrders): {
  tickets: Ticket[]
  test: number
} {
  const fieldOf = new Map(
    questions.flatMap(({ id, question }) => {
      const field = textsOf(question)
        .map((text) => fieldOfName(text)?.field)
        .find((found) => asked.some((one) => one === found))
      return field === undefined ? [] : [[id, field] as const]
    }),
  )
  const real = orders.filter(({ testmode }) => testmode !== true)
  const tickets = real.flatMap((order) => {
    const meant = order.positions.filter(({ item }) => products.has(item))
    return order.positions.map((position) =>
      toTicket(order, position, {
        fieldOf,
        isMeant: products.has(position.item),
        isOnly: meant.length === 1,
      }),
    )
  })
  return { tickets, test: orders.length - real.length }
}

interface About {
  fieldOf: ReadonlyMap<number, PeopleField>
  isMeant: boolean
  /** The only ticket of its order is for whoever bought it. */
  isOnly: boolean
}

function toTicket(order: Order, position: Position, { fieldOf, isMeant, isOnly }: About): Ticket {
  const cells: Ticket['cells'] = { ...namesOf(position) }
  const email = position.attendee_email || (isOnly ? order.email : null)
  if (email) cells.email = email
  if (order.locale) cells.language = order.locale
  for (const { question, answer } of position.answers ?? []) {
    const field = fieldOf.get(question)
    if (field && answer.trim() !== '') cells[field] = answer.trim()
  }
  return {
    reference: `${order.code}-${position.positionid}`,
    order: order.code,
    position: String(position.positionid),
    off: offReason(order, position, isMeant),
    cells,
  }
}

function offReason(order: Order, { canceled }: Position, isMeant: boolean): Ticket['off'] {
  if (order.status === 'c' || canceled === true) return 'canceled'
  const isGood = order.status === 'p' || (order.status === 'n' && order.valid_if_pending === true)
  if (!isGood) return 'unpaid'
  return isMeant ? undefined : 'product'
}

/** Parts of a name where the shop asks for them, else the whole name. */
function namesOf({ attendee_name: whole, attendee_name_parts: parts }: Position): Ticket['cells'] {
  const part = (key: string) => {
    const value = parts?.[key]
    return typeof value === 'string' ? value.trim() : ''
  }
  const [given, family] = [part('given_name'), part('family_name')]
  if (given !== '') return { firstName: given, lastName: family }
  const full = (whole ?? '').trim() || part('full_name') || part('calling_name') || family
  return full === '' ? {} : { fullName: full }
}
