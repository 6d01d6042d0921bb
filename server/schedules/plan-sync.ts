import type { FieldChange, SessionChange, SyncedField } from '../../contract/schedules.ts'
import { syncedFields } from '../../contract/schedules.ts'
import { contentOf, type EntryContent, type EntryRow, normalize } from '../knowledge/index.ts'
import type { SourceSession } from './formats/session.ts'
import { type KnownSession, type Match, matchSessions } from './match-sessions.ts'
import type { Taken } from './table.ts'

/** What becomes of one session when a schedule is taken. */
export interface Step {
  kind: Exclude<SessionChange['kind'], 'kept'> | 'unchanged'
  key: string
  /** Under which key it was known, if at all. */
  knownAs: string | undefined
  series: string
  entry: EntryRow | undefined
  content: EntryContent
  /** Whether the entry is told afterwards. */
  isActive: boolean
  fields: FieldChange[]
  isRemovedByHand: boolean
  taken: Taken
  /** The schedule has it no more, or says that it does not happen. */
  isCancelled: boolean
}

/** What is compared. */
export interface SyncInput {
  sessions: readonly SourceSession[]
  known: readonly KnownSession[]
  /** Active entries of the timetable that no schedule has yet. */
  unlinked: readonly EntryRow[]
  /** Keys of sessions in which the schedule goes before what was written by hand. */
  overwrite?: ReadonlySet<string>
}

/**
 * What taking a schedule does, session by session. Three states are compared: what the schedule said when it was taken
 * last, what it says now, and what the entry says. A field that was written by hand since then stays.
 */
export function planSync({ sessions, known, unlinked, overwrite = new Set() }: SyncInput): Step[] {
  const { matches, gone } = matchSessions(sessions, known, unlinked)
  return [
    ...matches.flatMap((match) => planMatch(match, overwrite.has(match.session.key)) ?? []),
    ...gone.map((session) => planGone(session)),
  ]
}

function planMatch(match: Match, isOverwritten: boolean): Step | undefined {
  const { session, known, adopted } = match
  const taken = takenOf(session)
  const { key, series } = session
  if (session.isCancelled) return known && { ...planGone(known), key, series, knownAs: known.key, taken }
  const entry = known?.entry ?? adopted
  if (!entry) {
    const step = { key, series, knownAs: undefined, entry, taken, isCancelled: false, isRemovedByHand: false }
    return { ...step, kind: 'new', content: newContent(taken), isActive: true, fields: [] }
  }
  // What was there before the schedule was written by hand.
  const isRemovedByHand = !entry.isActive && !known?.isCancelled && !isOverwritten
  const fields = isRemovedByHand ? [] : compare(contentOf(entry), known?.taken ?? taken, taken, isOverwritten)
  return {
    kind: entry.isActive || isRemovedByHand ? kindOf(fields) : 'back',
    ...{ key, series, knownAs: known?.key, entry, taken, isRemovedByHand, isCancelled: false },
    isActive: !isRemovedByHand,
    content: withFields(contentOf(entry), taken, fields),
    fields,
  }
}

function planGone({ key, series, taken, entry, isCancelled }: KnownSession): Step {
  const rest = { key, series, knownAs: key, taken, entry, content: contentOf(entry), isCancelled: true }
  const isNews = !isCancelled && entry.isActive
  return {
    ...rest,
    kind: isNews ? 'cancelled' : 'unchanged',
    isActive: isNews ? false : entry.isActive,
    fields: [],
    isRemovedByHand: false,
  }
}

/** The fields that differ between the entry and what the schedule says now. */
function compare(mine: EntryContent, base: Taken, now: Taken, isOverwritten: boolean): FieldChange[] {
  const own = syncedFields.filter((field) => textOf(mine, field) !== textOf(base, field))
  // Start and end belong together: half of a time by hand and half of the schedule would be nobody's.
  const hasOwnTime = own.includes('startsAt') || own.includes('endsAt')
  return syncedFields.flatMap((field): FieldChange[] => {
    const [before, after] = [textOf(mine, field), textOf(now, field)]
    if (before === after) return []
    const isOwn = isTime(field) ? hasOwnTime : own.includes(field)
    // A field of an entry that was there before the schedule is somebody's own text.
    const isKept = !isOverwritten && isOwn
    return [{ field, before, after, isKept }]
  })
}

function kindOf(fields: FieldChange[]): Step['kind'] {
  const changed = fields.filter(({ isKept }) => !isKept).map(({ field }) => field)
  if (changed.length === 0) return 'unchanged'
  return changed.some((field) => isTime(field) || field === 'location') ? 'moved' : 'changed'
}

function withFields(content: EntryContent, taken: Taken, fields: FieldChange[]): EntryContent {
  const theirs = newContent(taken)
  const changed = fields.filter(({ isKept }) => !isKept).map(({ field }) => [field, theirs[field]])
  return { ...content, ...Object.fromEntries(changed) }
}

function newContent({ startsAt, endsAt, ...texts }: Taken): EntryContent {
  return normalize({
    ...texts,
    category: 'schedule',
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    translations: {},
    askedAs: {},
    conceptsAdded: [],
    conceptsRemoved: [],
  })
}

/** A session as it is kept for the next comparison. */
function takenOf({ title, description, location, tags, startsAt, endsAt }: SourceSession): Taken {
  return { title, description, location, tags, startsAt, endsAt }
}

function isTime(field: SyncedField): boolean {
  return field === 'startsAt' || field === 'endsAt'
}

/** A field as a text that can be compared and shown. */
function textOf(of: EntryContent | Taken, field: SyncedField): string | null {
  const value = of[field]
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.join(', ') : value
}
