import { randomBytes } from 'node:crypto'
import type { KnownAttendee } from './known-store.ts'
import type { PersonRow } from './lay-out.ts'
import { readHandle } from './read-cells.ts'
import { namesOf } from './read-person.ts'

/** Who is known, and by which tickets of the source of this import. */
export interface KnownPeople {
  people: KnownAttendee[]
  /** By reference. */
  tickets: ReadonlyMap<string, string>
  /** Whoever was merged: a list from before a merge still has both. */
  merged: readonly { goneId: string; keptId: string; tiktokUsername: string | null }[]
}

/** Whom a row is about, and whom it was about before this import. */
export interface Match {
  id: string
  before: KnownAttendee | undefined
  /** By what more than one row may be about the same person. */
  by: 'id' | 'ticket' | 'handle' | 'name' | 'nothing'
}

/**
 * A row is about a person by our id, else by ticket, else by handle, else by the same name and e-mail address, unless that
 * person has another ticket of this source. Whoever is nobody of these is new, under the id of the file.
 */
export function personMatcher({
  people,
  tickets,
  merged,
}: KnownPeople): (row: PersonRow, reference: string | undefined) => Match {
  const byId = new Map(people.map((person) => [person.id, person]))
  const byHandle = new Map(people.map((person) => [person.tiktokUsername.toLowerCase(), person]))
  for (const { goneId, keptId, tiktokUsername } of merged) {
    const kept = byId.get(keptId)
    if (!kept) continue
    byId.set(goneId, kept)
    const handle = tiktokUsername?.toLowerCase()
    if (handle !== undefined && !byHandle.has(handle)) byHandle.set(handle, kept)
  }
  const byName = new Map(
    people.map((person) => [nameKey(person.firstName, person.lastName, person.email), person]),
  )
  const withTicket = new Set(tickets.values())
  const taken = new Set<string>()
  const find = (row: PersonRow, reference: string | undefined): Omit<Match, 'id'> => {
    const known = byId.get(row.cell('id') ?? '')
    if (known) return { before: known, by: 'id' }
    const holder = byId.get(tickets.get(reference ?? '') ?? '')
    if (holder) return { before: holder, by: 'ticket' }
    const named = byHandle.get(readHandle(row.cell('tiktokUsername') ?? '').toLowerCase())
    if (named) return { before: named, by: 'handle' }
    const { firstName = '', lastName } = namesOf(row, undefined)
    const same = byName.get(nameKey(firstName, lastName, row.cell('email') || null))
    const isOther = same && (taken.has(same.id) || (reference !== undefined && withTicket.has(same.id)))
    return same && !isOther ? { before: same, by: 'name' } : { before: undefined, by: 'nothing' }
  }
  return (row, reference) => {
    const found = find(row, reference)
    const given = row.cell('id') ?? ''
    const isUsable = /^[\w-]{1,100}$/.test(given)
    const id = found.before?.id ?? (isUsable ? given : randomBytes(8).toString('hex'))
    taken.add(id)
    return { id, ...found }
  }
}

function nameKey(firstName: string, lastName: string, email: string | null): string {
  return `${firstName} ${lastName}\n${email ?? ''}`.toLowerCase()
}
