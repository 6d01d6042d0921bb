import type { Language } from '../../contract/languages.ts'
import { type Itinerary, type ItineraryItem, LONGEST_ITINERARY } from '../../contract/programme.ts'
import { eventDayOf, overlap } from '../../contract/programme-time.ts'
import type { Deps } from '../deps.ts'
import { refuseClosed, requireEvent } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { getSession } from '../journeys/index.ts'
import { inLanguage, toEntry } from '../knowledge/index.ts'
import { listNames } from '../names/index.ts'
import {
  countSaved,
  findSavedAt,
  insertSaved,
  listSaved,
  lockItinerary,
  type Owner,
  removeSaved,
  type SavedRow,
  updateSeen,
} from './store.ts'

/** What a session saved, by event day. @throws Refusal session_not_found */
export async function getItinerary(deps: Deps, sessionId: string, language: Language): Promise<Itinerary> {
  const items = await readItems(deps, sessionId, language)
  const event = await requireEvent(deps.db)
  const days = new Map<string, ItineraryItem[]>()
  for (const item of items.filter(({ startsAt }) => startsAt !== null).sort(byStart)) {
    const start = Date.parse(item.startsAt ?? '')
    const day = eventDayOf(start, event.timeZone, event.dayStartsAtHour)
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return {
    days: [...days].map(([day, itsItems]) => ({ day, items: itsItems })),
    anytime: items.filter(({ startsAt }) => startsAt === null),
  }
}

/** One saved entry. @throws Refusal session_not_found or entry_not_found */
export async function getItineraryItem(
  deps: Deps,
  sessionId: string,
  entryId: string,
  language: Language,
): Promise<ItineraryItem> {
  const items = await readItems(deps, sessionId, language)
  const item = items.find(({ id }) => id === entryId)
  if (!item) throw new Refusal('entry_not_found')
  return item
}

/** Saves an entry once. @throws Refusal session_not_found, entry_not_found, itinerary_full or edition_over */
export async function saveEntry(deps: Deps, sessionId: string, entryId: string) {
  const owner = await ownerOf(deps, sessionId)
  const isTold = (await deps.library.entries()).some(({ id }) => id === entryId)
  return deps.db.transaction(async (tx) => {
    await lockItinerary(tx, owner)
    const before = await findSavedAt(tx, owner, entryId)
    if (before) return { isNew: false, saved: { entryId, savedAt: before.toISOString() } }
    await refuseClosed(tx)
    if (!isTold) throw new Refusal('entry_not_found')
    if ((await countSaved(tx, owner)) >= LONGEST_ITINERARY) throw new Refusal('itinerary_full')
    const savedAt = deps.clock.now()
    await insertSaved(tx, owner, entryId, savedAt)
    return { isNew: true, saved: { entryId, savedAt: savedAt.toISOString() } }
  })
}

/** Takes an entry out; what is not in it stays out. @throws Refusal session_not_found */
export async function dropEntry(deps: Deps, sessionId: string, entryId: string): Promise<void> {
  await removeSaved(deps.db, await ownerOf(deps, sessionId), entryId)
}

/** Notes which changes the owner has seen; what changed again since stays news. @throws Refusal session_not_found */
export async function seeChanges(
  deps: Deps,
  sessionId: string,
  entries: { id: string; version: number }[],
): Promise<void> {
  await updateSeen(deps.db, await ownerOf(deps, sessionId), entries)
}

/** An attendee's itinerary is the same in every session; a guest's lives in the one. */
export async function ownerOf(deps: Deps, sessionId: string): Promise<Owner> {
  const session = await getSession(deps, sessionId)
  return session.attendeeId === null ? { sessionId: session.id } : { attendeeId: session.attendeeId }
}

async function readItems(deps: Deps, sessionId: string, language: Language): Promise<ItineraryItem[]> {
  const rows = await listSaved(deps.db, await ownerOf(deps, sessionId))
  const names = await listNames(deps.db)
  const items = rows.map((row): Omit<ItineraryItem, 'overlaps'> => {
    const { entry, savedAt } = row
    const { tags: _tags, ...text } = inLanguage(toEntry(entry, names), language)
    const change = changeOf(row, (place) => names.get(place)?.[language] ?? place)
    return { ...text, isCancelled: !entry.isActive, savedAt: savedAt.toISOString(), change }
  })
  return items.map((item) => ({ ...item, overlaps: overlapsOf(item, items) }))
}

/** What became of an entry since its owner saw it last. */
function changeOf({ entry, seen }: SavedRow, say: (place: string) => string): ItineraryItem['change'] {
  if (seen.isActive === null || (!seen.isActive && !entry.isActive)) return null
  const hasMoved =
    seen.startsAt?.getTime() !== entry.startsAt?.getTime() ||
    seen.endsAt?.getTime() !== entry.endsAt?.getTime() ||
    seen.location !== entry.location
  if (seen.isActive && entry.isActive && !hasMoved) return null
  return {
    kind: !entry.isActive ? 'cancelled' : seen.isActive ? 'moved' : 'back',
    startsAt: seen.startsAt?.toISOString() ?? null,
    endsAt: seen.endsAt?.toISOString() ?? null,
    location: seen.location && say(seen.location),
    version: entry.version,
  }
}

/** What is cancelled overlaps with nothing. */
function overlapsOf(
  item: Omit<ItineraryItem, 'overlaps'>,
  items: readonly Omit<ItineraryItem, 'overlaps'>[],
): string[] {
  if (item.isCancelled) return []
  return items
    .filter((other) => other.id !== item.id && !other.isCancelled && overlap(item, other))
    .map(({ id }) => id)
}

function byStart(one: ItineraryItem, other: ItineraryItem): number {
  return Date.parse(one.startsAt ?? '') - Date.parse(other.startsAt ?? '')
}
