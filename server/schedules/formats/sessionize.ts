import { createCollector } from './collect.ts'
import { fieldsOf, listIn, textIn } from './loose.ts'
import type { Festival, RawSession, ReadSchedule } from './session.ts'

type Fields = Record<string, unknown>

/** Reads what the Sessionize API answers: All data, GridSmart, or the list of sessions. */
export function readSessionize(file: unknown, festival: Festival): ReadSchedule {
  const collector = createCollector(festival, festival.timeZone)
  const sessions = Array.isArray(file) ? fromViews(listIn(file)) : fromAll(fieldsOf(file))
  const seen = new Set<string>()
  for (const session of sessions) {
    // A session for all stands in the column of every room.
    if (session.id !== '' && seen.has(session.id)) continue
    seen.add(session.id)
    collector.add(session)
  }
  return { format: 'sessionize', name: '', sessions: collector.sessions, problems: collector.problems }
}

/** Whether it looks like an answer of the Sessionize API. */
export function isSessionize(file: unknown): boolean {
  if (Array.isArray(file)) return listIn(file).some(({ rooms, sessions }) => Array.isArray(rooms ?? sessions))
  return Array.isArray(fieldsOf(file).sessions)
}

/** Rooms, speakers and categories are named beside the sessions, by their ids. */
function fromAll({ sessions, rooms, speakers, categories }: Fields): RawSession[] {
  const roomNames = namesIn(listIn(rooms), 'name')
  const speakerNames = namesIn(listIn(speakers), 'fullName')
  const items = listIn(categories).flatMap((category) => listIn(category.items))
  const itemNames = namesIn(items, 'name')
  return listIn(sessions).map((session) =>
    toRaw(session, {
      room: roomNames.get(textIn(session.roomId)) ?? textIn(session.room),
      people: idsIn(session.speakers).map((id) => speakerNames.get(id) ?? ''),
      tags: idsIn(session.categoryItems).map((id) => itemNames.get(id) ?? ''),
    }),
  )
}

/** Days with rooms (GridSmart), or groups: each session says itself who is there and where. */
function fromViews(views: Fields[]): RawSession[] {
  const columns = views.flatMap((view) => (Array.isArray(view.rooms) ? listIn(view.rooms) : [view]))
  return columns.flatMap((column) =>
    listIn(column.sessions).map((session) =>
      toRaw(session, {
        room: textIn(session.room) || textIn(column.name),
        people: listIn(session.speakers).map(({ name }) => textIn(name)),
        tags: listIn(session.categories).flatMap(({ categoryItems }) =>
          listIn(categoryItems).map(({ name }) => textIn(name)),
        ),
      }),
    ),
  )
}

function toRaw(session: Fields, named: Pick<RawSession, 'room' | 'people' | 'tags'>): RawSession {
  const endsAt = textIn(session.endsAt)
  return {
    id: textIn(session.id),
    title: textIn(session.title),
    texts: [textIn(session.description)],
    start: textIn(session.startsAt),
    end: endsAt === '' ? undefined : { at: endsAt },
    isCancelled: /^(cancell?ed|declined?)$/i.test(textIn(session.status)),
    ...named,
  }
}

function namesIn(things: Fields[], field: string): Map<string, string> {
  return new Map(things.map((thing) => [textIn(thing.id), textIn(thing[field])]))
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textIn) : []
}
