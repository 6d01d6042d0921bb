import type { EntryRow } from '../knowledge/index.ts'
import type { SourceSession } from './formats/session.ts'
import type { Taken } from './table.ts'

/** A session that was taken before, with the entry that it became. */
export interface KnownSession {
  key: string
  series: string
  taken: Taken
  isCancelled: boolean
  entry: EntryRow
}

/** A session of the schedule, with what it is here. */
export interface Match {
  session: SourceSession
  known: KnownSession | undefined
  /** An entry that was there before the schedule and says the same. */
  adopted: EntryRow | undefined
}

/**
 * Finds out which session is which: by its key; a repetition whose rule was moved by its place among its siblings; and
 * what stands in the timetable already by its title and start, or by its title where only one has it.
 */
export function matchSessions(
  sessions: readonly SourceSession[],
  known: readonly KnownSession[],
  unlinked: readonly EntryRow[],
): { matches: Match[]; gone: KnownSession[] } {
  const byKey = new Map(known.map((one) => [one.key, one]))
  const keys = new Set(sessions.map(({ key }) => key))
  const unseen = known.filter(({ key, isCancelled }) => !keys.has(key) && !isCancelled)
  const fresh = sessions.filter(({ key }) => !byKey.has(key))
  const siblings = pairSiblings(fresh, unseen)
  const adopted = adopt(
    fresh.filter((session) => !siblings.has(session) && !session.isCancelled),
    unlinked,
  )
  const matches = sessions.map((session) => ({
    session,
    known: byKey.get(session.key) ?? siblings.get(session),
    adopted: adopted.get(session),
  }))
  const found = new Set(matches.map((match) => match.known))
  return { matches, gone: known.filter((one) => !found.has(one)) }
}

/** New and missing ones of the same series, in order of time. */
function pairSiblings(
  fresh: readonly SourceSession[],
  unseen: readonly KnownSession[],
): Map<SourceSession, KnownSession> {
  const pairs = new Map<SourceSession, KnownSession>()
  const missing = Map.groupBy(unseen, ({ series }) => series)
  for (const [series, sessions] of Map.groupBy(fresh, (session) => session.series)) {
    const before = (missing.get(series) ?? []).toSorted((a, b) => byText(a.taken.startsAt, b.taken.startsAt))
    sessions
      .toSorted((a, b) => byText(a.startsAt, b.startsAt))
      .forEach((session, n) => {
        const one = before[n]
        if (one) pairs.set(session, one)
      })
  }
  return pairs
}

function adopt(fresh: readonly SourceSession[], unlinked: readonly EntryRow[]): Map<SourceSession, EntryRow> {
  const adopted = new Map<SourceSession, EntryRow>()
  const free = new Set(unlinked)
  const pair = (keyOf: (of: { title: string; startsAt: Date | string | null }) => string) => {
    const waiting = Map.groupBy(
      fresh.filter((session) => !adopted.has(session)),
      keyOf,
    )
    for (const [key, entries] of Map.groupBy(free, keyOf)) {
      const [entry, ...others] = entries
      const [session, ...more] = waiting.get(key) ?? []
      if (!entry || !session || others.length + more.length > 0) continue
      adopted.set(session, entry)
      free.delete(entry)
    }
  }
  pair(({ title, startsAt }) => `${title.toLowerCase()} ${startsAt === null ? '' : +new Date(startsAt)}`)
  pair(({ title }) => title.toLowerCase())
  return adopted
}

function byText(one: string, other: string): number {
  return one < other ? -1 : 1
}
