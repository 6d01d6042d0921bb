import { type ConferenceEvent, collectConference } from './conference.ts'
import { type Festival, type ReadSchedule, Unreadable } from './session.ts'
import { elementsIn, readXml, textAt, type XmlElement } from './xml-tree.ts'

/** Reads `schedule.xml` of frab, which pretalx and others write too. @throws Unreadable */
export function readFrab(text: string, festival: Festival): ReadSchedule {
  const schedule = readXml(text)
  if (schedule.name !== 'schedule') throw new Unreadable('not-a-schedule')
  const days = elementsIn(schedule, 'day').map((day) => ({
    date: day.attributes.date ?? '',
    events: elementsIn(day, 'room').flatMap((room) =>
      elementsIn(room, 'event').map((event) => toEvent(event, room.attributes.name ?? '')),
    ),
  }))
  const zone = textAt(schedule, 'conference', 'time_zone_name')
  const { sessions, problems } = collectConference(days, zone, festival)
  return { format: 'frab', name: textAt(schedule, 'conference', 'title'), sessions, problems }
}

function toEvent(event: XmlElement, room: string): ConferenceEvent {
  const text = (field: string) => textAt(event, field)
  return {
    guid: event.attributes.guid ?? '',
    code: event.attributes.code ?? '',
    id: event.attributes.id ?? '',
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
    people: elementsIn(event, 'persons', 'person').map((person) => person.text),
  }
}
