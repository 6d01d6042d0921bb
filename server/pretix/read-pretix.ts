import * as z from 'zod/mini'
import { PretixRefusal } from './ask-pretix.ts'

// What of the answers of pretix is read (https://docs.pretix.eu/dev/api/resources/); everything else is left alone.

/** A text in several languages: an object by language, or one text. */
const Text = z.union([z.string(), z.record(z.string(), z.nullable(z.string()))])

const Position = z.object({
  positionid: z.int(),
  item: z.int(),
  canceled: z.optional(z.boolean()),
  attendee_name: z.nullish(z.string()),
  attendee_name_parts: z.nullish(z.record(z.string(), z.unknown())),
  attendee_email: z.nullish(z.string()),
  answers: z.optional(z.array(z.object({ question: z.int(), answer: z.string() }))),
})
export type Position = z.infer<typeof Position>

const Order = z.object({
  code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  status: z.string(),
  testmode: z.optional(z.boolean()),
  valid_if_pending: z.nullish(z.boolean()),
  email: z.nullish(z.string()),
  locale: z.nullish(z.string()),
  positions: z.array(Position),
})
export type Order = z.infer<typeof Order>

const Item = z.object({ id: z.int(), name: Text, admission: z.optional(z.boolean()) })
export type Item = z.infer<typeof Item>

const CheckinList = z.object({
  id: z.int(),
  name: z.string(),
  all_products: z.boolean(),
  limit_products: z.array(z.int()),
})
export type CheckinList = z.infer<typeof CheckinList>

const Question = z.object({ id: z.int(), question: Text, type: z.string() })
export type Question = z.infer<typeof Question>

const schemas = { orders: Order, items: Item, checkinlists: CheckinList, questions: Question }

/** How many rows a list has, as one of its pages says. @throws PretixRefusal not-pretix */
export function readCount(content: unknown): number {
  const page = z.object({ count: z.int().check(z.minimum(0)) }).safeParse(content)
  if (!page.success) throw new PretixRefusal('not-pretix')
  return page.data.count
}

/** What stands on a page of a list. */
interface Page<Row> {
  next: string | null
  results: Row[]
}

/** A page of a list. @throws PretixRefusal not-pretix */
export function readPage<List extends keyof typeof schemas>(
  list: List,
  content: unknown,
): Page<z.infer<(typeof schemas)[List]>> {
  const page = z.object({ next: z.nullable(z.string()), results: z.array(schemas[list]) }).safeParse(content)
  if (!page.success) throw new PretixRefusal('not-pretix')
  return page.data as Page<z.infer<(typeof schemas)[List]>>
}

/** The name of an event. @throws PretixRefusal not-pretix */
export function readEventName(content: unknown): string {
  const event = z.object({ name: Text, slug: z.string() }).safeParse(content)
  if (!event.success) throw new PretixRefusal('not-pretix')
  return textOf(event.data.name) || event.data.slug
}

/** A text of pretix, in English if there is one. */
export function textOf(text: z.infer<typeof Text>): string {
  if (typeof text === 'string') return text.trim()
  return (text.en ?? Object.values(text).find(Boolean) ?? '').trim()
}

/** All languages of a text. */
export function textsOf(text: z.infer<typeof Text>): string[] {
  return typeof text === 'string' ? [text] : Object.values(text).flatMap((one) => one ?? [])
}
