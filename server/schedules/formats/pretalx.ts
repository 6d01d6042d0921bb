import { type ConferenceEvent, collectConference } from './conference.ts'
import { fieldsOf, listIn, textIn } from './loose.ts'
import type { Festival, ReadSchedule } from './session.ts'

/** Reads `schedule.json` of pretalx, frab and c3voc tools. */
export function readPretalx(file: unknown, festival: Festival): ReadSchedule {
  const conference = fieldsOf(fieldsOf(fieldsOf(file).schedule).conference)
  const days = listIn(conference.days).map((day) => ({
    date: textIn(day.date),
    events: Object.entries(fieldsOf(day.rooms)).flatMap(([room, events]) =>
      listIn(events).map((event) => toEvent(event, room)),
    ),
  }))
  const { sessions, problems } = collectConference(days, textIn(conference.time_zone_name), festival)
  return { format: 'pretalx', name: textIn(conference.title), sessions, problems }
}

function toEvent(event: Record<string, unknown>, room: string): ConferenceEvent {
  const text = (field: string) => textIn(event[field])
  return {
    guid: text('guid'),
    code: text('code'),
    id: text('id'),
    date: text('date'),
    start: text('start'),
    duration: text('duration'),
    room: text('room') || room,
    title: text('title'),
    subtitle: text('subtitle'),
    track: text('track'),
    type: text('type'),
    language: text('language'),
    texts: [text('abstract'), text('description')],
    people: listIn(event.persons).map((person) => textIn(person.public_name) || textIn(person.name)),
  }
}
