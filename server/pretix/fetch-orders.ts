import type { PretixOffer } from '../../contract/pretix.ts'
import type { Deps } from '../deps.ts'
import { askPretix, PretixRefusal, type Shop } from './ask-pretix.ts'
import { type CheckinList, type Order, readCount, readEventName, readPage, textOf } from './read-pretix.ts'
import type { PretixSourceRow } from './store.ts'

type Asking = Pick<Deps, 'fetchRules'>

/** More than this nobody sells; and what never ends must end here. */
const MOST_TICKETS = 100_000
const MOST_PAGES = 4_000

/** pretix says when it began to answer; what was being written then has an earlier time (milliseconds). */
const OVERLAP_MS = 5 * 60_000

/** Hears how many pages were read; what it throws ends the reading. */
export type OnPage = (pagesRead: number) => Promise<void>

/** pretix puts so many rows on a page. */
const PAGE_SIZE = 50

/** On how many pages the orders stand. @throws PretixRefusal */
export async function countPages(deps: Asking, shop: Shop): Promise<number> {
  const { content } = await askPretix(deps, shop, 'orders/', { page_size: '1' })
  return Math.max(1, Math.ceil(readCount(content) / PAGE_SIZE))
}

/** All rows of a list. Its pages are counted here: the addresses that pretix names could lead elsewhere. @throws PretixRefusal */
async function listAll<List extends 'orders' | 'items' | 'checkinlists' | 'questions'>(
  deps: Asking,
  shop: Shop,
  list: List,
  query: Record<string, string> = {},
  sizeOf: (row: ReturnType<typeof readPage<List>>['results'][number]) => number = () => 1,
  onPage: OnPage = async () => undefined,
) {
  const rows: ReturnType<typeof readPage<List>>['results'] = []
  let firstAt: string | undefined
  let size = 0
  for (let page = 1; ; page += 1) {
    const { content, generatedAt } = await askPretix(deps, shop, `${list}/`, {
      ...query,
      page: String(page),
    })
    firstAt ??= generatedAt
    const { next, results } = readPage(list, content)
    for (const row of results) size += sizeOf(row)
    rows.push(...results)
    await onPage(page)
    if (size > MOST_TICKETS || page >= MOST_PAGES) throw new PretixRefusal('too-many')
    if (next === null || results.length === 0) return { rows, firstAt }
  }
}

/** What a shop is called, sells and lets in. @throws PretixRefusal */
export async function fetchOffer(deps: Asking, shop: Shop): Promise<PretixOffer> {
  const { content } = await askPretix(deps, shop, '')
  const name = readEventName(content).slice(0, 200)
  const items = (await listAll(deps, shop, 'items')).rows
  const lists = (await listAll(deps, shop, 'checkinlists')).rows
  // The list of orders is what the token has to open.
  await askPretix(deps, shop, 'orders/', { page_size: '1' })
  return {
    name,
    products: items.map(({ id, name, admission }) => ({
      id,
      name: textOf(name) || String(id),
      admits: admission === true,
    })),
    checkinLists: lists.map(({ id, name }) => ({ id, name })),
  }
}

/** Orders, whose tickets are meant, and what is asked with them. */
export interface FetchedOrders {
  orders: Order[]
  /** Products whose tickets come in. */
  products: ReadonlySet<number>
  questions: { id: number; question: Parameters<typeof textOf>[0]; type: string }[]
  /** What is new from this moment on was not fetched. */
  seenUntil: Date | undefined
}

/** Orders that changed since the last reading, or all. @throws PretixRefusal */
export async function fetchOrders(
  deps: Asking,
  shop: Shop,
  { products, checkinList, seenUntil }: Pick<PretixSourceRow, 'products' | 'checkinList' | 'seenUntil'>,
  onPage?: OnPage,
): Promise<FetchedOrders> {
  const { rows: orders, firstAt } = await listAll(
    deps,
    shop,
    'orders',
    {
      include_canceled_positions: 'true',
      ...(seenUntil && { modified_since: seenUntil.toISOString() }),
    },
    ({ positions }) => positions.length,
    onPage,
  )
  const since = firstAt === undefined ? undefined : new Date(Date.parse(firstAt) - OVERLAP_MS)
  const until = since && !Number.isNaN(since.getTime()) ? since : undefined
  if (orders.length === 0) return { orders, products: new Set(), questions: [], seenUntil: until }
  return {
    orders,
    products: await fetchProducts(deps, shop, { products, checkinList }),
    questions: (await listAll(deps, shop, 'questions')).rows,
    seenUntil: until,
  }
}

async function fetchProducts(
  deps: Asking,
  shop: Shop,
  { products, checkinList }: Pick<PretixSourceRow, 'products' | 'checkinList'>,
): Promise<ReadonlySet<number>> {
  if (products !== null) return new Set(products)
  const items = (await listAll(deps, shop, 'items')).rows
  if (checkinList === null) return new Set(items.flatMap(({ id, admission }) => (admission ? [id] : [])))
  const lists: CheckinList[] = (await listAll(deps, shop, 'checkinlists')).rows
  const list = lists.find(({ id }) => id === checkinList)
  if (!list) throw new PretixRefusal('not-found')
  return new Set(list.all_products ? items.map(({ id }) => id) : list.limit_products)
}
