import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'csv-parse/sync'

// What the REST API of pretix answers, as far as it is asked here: https://docs.pretix.eu/dev/api/fundamentals.html and
// https://docs.pretix.eu/dev/api/resources/orders.html, items.html, questions.html, checkinlists.html.

/** A position of an order: a ticket, or something else that was sold. */
export interface TwinPosition {
  id: number
  order: string
  positionid: number
  item: number
  canceled: boolean
  attendee_name: string | null
  attendee_name_parts: Record<string, string>
  attendee_email: string | null
  addon_to: null
  secret: string
  answers: { question: number; answer: string; question_identifier: string; options: number[] }[]
}

/** An order; `status` is n (pending), p (paid), e (expired) or c (canceled). */
export interface TwinOrder {
  code: string
  event: string
  status: 'n' | 'p' | 'e' | 'c'
  testmode: boolean
  email: string
  locale: string
  valid_if_pending: boolean
  datetime: string
  last_modified: string
  positions: TwinPosition[]
}

/** A pretix shop on this machine. */
export interface PretixTwin {
  address: string
  /** The token that opens it. */
  token: string
  orders: TwinOrder[]
  /** When its clock says that it is. */
  now: Date
  /** Everything that it was asked, as paths with their queries. */
  asked: string[]
  /** Answers instead of it. */
  trouble: RequestListener | undefined
  /** Happens before it answers with a page of orders. */
  meanwhile: ((page: number) => Promise<unknown>) | undefined
  /** Changes an order as a customer or the organiser would: now. */
  change(code: string, change: (order: TwinOrder) => void): void
  close(): void
}

const items = [
  { id: 1, name: { en: 'Convention pass', nl: 'Conventiepas' }, admission: true, active: true },
  { id: 2, name: { en: 'Day pass' }, admission: true, active: true },
  { id: 3, name: { en: 'Youth pass' }, admission: true, active: true },
  { id: 9, name: { en: 'T-shirt' }, admission: false, active: true },
]
const questions = [
  { id: 11, question: { en: 'Date of birth', nl: 'Geboortedatum' }, type: 'D', identifier: 'BIRTH' },
  { id: 12, question: { en: 'TikTok handle' }, type: 'S', identifier: 'TIKTOK' },
  { id: 13, question: { en: 'Dietary requirements' }, type: 'S', identifier: 'DIET' },
]
const checkinlists = [
  { id: 44, name: 'Everybody', all_products: true, limit_products: [], subevent: null },
  { id: 45, name: 'Day guests', all_products: false, limit_products: [2], subevent: null },
]

/** Opens a shop with the orders of an export of pretix. */
export async function openPretixTwin(csv: string): Promise<PretixTwin> {
  const twin: PretixTwin = {
    address: '',
    token: 'e1l6gq2ye72thbwkacj7jbri7a7tvxe614ojv8ybureain92ocub46t5gab5966k',
    orders: ordersOf(csv),
    now: new Date('2027-06-01T10:00:00Z'),
    asked: [],
    trouble: undefined,
    meanwhile: undefined,
    close: () => undefined,
    change(code, change) {
      const order = twin.orders.find((one) => one.code === code)
      if (!order) throw new Error(`There is no order ${code}.`)
      change(order)
      order.last_modified = twin.now.toISOString()
    },
  }
  const server = createServer((request, reply) => {
    twin.asked.push(request.url ?? '')
    ;(twin.trouble ?? answerOf(twin))(request, reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  twin.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  twin.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return twin
}

function answerOf(twin: PretixTwin) {
  return async ({ url = '', headers }: IncomingMessage, reply: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, twin.address)
    const send = (status: number, body: unknown) => {
      reply.writeHead(status, {
        'content-type': 'application/json',
        'x-page-generated': twin.now.toISOString(),
      })
      reply.end(JSON.stringify(body))
    }
    if (headers.authorization !== `Token ${twin.token}`) return send(401, { detail: 'Invalid token.' })
    const found = /^\/api\/v1\/organizers\/([^/]+)\/events\/([^/]+)\/(?:(\w+)\/)?$/.exec(pathname)
    if (!found) return send(404, { detail: 'Not found.' })
    const [, organiser, event, list] = found
    if (organiser !== 'harbour' || event !== 'hl27') {
      return send(403, { detail: 'You do not have permission to perform this action.' })
    }
    if (list === undefined) return send(200, { name: { en: 'Harbour Lights 2027' }, slug: 'hl27' })
    const lists = { items, questions, checkinlists, orders: listOrders(twin, searchParams) }
    const rows: unknown[] | undefined = Object.hasOwn(lists, list)
      ? lists[list as keyof typeof lists]
      : undefined
    if (!rows) return send(404, { detail: 'Not found.' })
    // At most 50 rows of a list stand on a page.
    const size = Math.min(Number(searchParams.get('page_size') ?? 50), 50)
    const page = Number(searchParams.get('page') ?? 1)
    if ((page - 1) * size >= rows.length && page > 1) return send(404, { detail: 'Invalid page.' })
    if (list === 'orders' && size > 1) await twin.meanwhile?.(page)
    const hasNext = page * size < rows.length
    return send(200, {
      count: rows.length,
      next: hasNext ? `${twin.address}${pathname}?page=${page + 1}` : null,
      previous: page > 1 ? `${twin.address}${pathname}?page=${page - 1}` : null,
      results: rows.slice((page - 1) * size, page * size),
    })
  }
}

function listOrders({ orders }: PretixTwin, query: URLSearchParams): TwinOrder[] {
  const since = query.get('modified_since')
  return orders
    .filter(({ last_modified }) => since === null || Date.parse(last_modified) >= Date.parse(since))
    .map((order) => ({
      ...order,
      positions: order.positions.filter(
        ({ canceled }) => !canceled || query.get('include_canceled_positions') === 'true',
      ),
    }))
}

const statusOf = { paid: 'p', pending: 'n', expired: 'e', canceled: 'c' } as const

/** The orders of an export: the same shop by its two ways out. */
function ordersOf(csv: string): TwinOrder[] {
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true, delimiter: ';' })
  const orders = new Map<string, TwinOrder>()
  for (const [index, row] of rows.entries()) {
    const cell = (name: string) => row[name] ?? ''
    const code = cell('Order code')
    const at = `${cell('Order date')}T${cell('Order time')}Z`
    const order = orders.get(code) ?? {
      ...{ code, event: 'hl27', testmode: false, valid_if_pending: false, positions: [] },
      status: statusOf[cell('Status') as keyof typeof statusOf],
      email: cell('Email'),
      locale: cell('Order locale'),
      datetime: at,
      last_modified: at,
    }
    orders.set(code, order)
    const name = cell('Attendee name')
    const answers = questions.flatMap(({ id, question, identifier }) => {
      const answer = cell(question.en)
      return answer === '' ? [] : [{ question: id, question_identifier: identifier, answer, options: [] }]
    })
    order.positions.push({
      id: 20_000 + index,
      order: code,
      positionid: Number(cell('Position ID')),
      item: items.find((item) => item.name.en === cell('Product'))?.id ?? 0,
      canceled: false,
      attendee_name: name || null,
      attendee_name_parts:
        name === ''
          ? {}
          : {
              _scheme: 'given_family',
              given_name: cell('Attendee name: Given name'),
              family_name: cell('Attendee name: Family name'),
            },
      attendee_email: cell('Attendee email') || null,
      addon_to: null,
      secret: `secret${index}`,
      answers,
    })
  }
  return [...orders.values()]
}
