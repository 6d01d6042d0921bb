import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { LanguageCode } from './knowledge.ts'
import { languages } from './languages.ts'

/** Something that people ask for at any festival, as staff read it. */
export const ConceptName = z.object({
  id: z.string(),
  group: z.string(),
  name: z.string(),
  /** Words by which an entry speaks of it. */
  terms: z.array(z.string()),
})
export type ConceptName = z.infer<typeof ConceptName>

/** Everything that an entry can be about, in one language. */
export const listConcepts = {
  method: 'GET',
  url: '/api/admin/concepts',
  config: { access: 'knowledge:manage', refuses: [] },
  schema: {
    operationId: 'listConcepts',
    summary: 'What an entry can be about',
    tags: ['Knowledge'],
    querystring: z.object({ language: z._default(LanguageCode, 'en') }),
    response: { 200: z.object({ concepts: z.array(ConceptName) }) },
  },
} as const satisfies Endpoint

/** Why the guide finds an entry badly: it is about nothing that he knows, says hardly anything, or its original is not English. */
export const Weakness = z.enum(['nothing-known', 'too-short', 'not-english'])
export type Weakness = z.infer<typeof Weakness>

/** What the guide understands of an entry. */
export const Understood = z.object({
  /** Concepts, the surest first. */
  concepts: z.array(z.string()),
  weaknesses: z.array(Weakness),
  /** Languages in which it is not written yet. */
  missing: z.array(z.enum(languages)),
})
export type Understood = z.infer<typeof Understood>

const text = (longest: number) => z.string().check(z.maxLength(longest))
const concepts = z.array(text(60)).check(z.maxLength(30))

/** An entry as far as it is written: a form sends it while it is filled in. */
export const EntryText = z.object({
  title: text(200),
  description: text(5_000),
  location: z.nullable(text(200)),
  tags: z.array(text(60)).check(z.maxLength(30)),
  translations: z.partialRecord(z.enum(languages), z.object({ title: text(200), description: text(5_000) })),
  askedAs: z.partialRecord(z.enum(languages), z.array(text(200)).check(z.maxLength(50))),
  conceptsAdded: concepts,
  conceptsRemoved: concepts,
})
export type EntryText = z.infer<typeof EntryText>

/** Tells what the guide understands of an entry, before it is saved. */
export const understandEntry = {
  method: 'POST',
  url: '/api/admin/event-knowledge/understand',
  config: { access: 'knowledge:manage', refuses: [] },
  schema: {
    operationId: 'understandEntry',
    summary: 'What the guide understands of an entry',
    tags: ['Knowledge'],
    body: EntryText,
    response: { 200: Understood },
  },
} as const satisfies Endpoint
