import type { FestivalEvent } from '../../contract/event.ts'
import { foundedPlaces, foundedEvent as record } from '../../contract/founded-festival.ts'

/** What is known of the festival before the server answers, or without it: the seeded names and numbers (rulings). */
export const foundedEvent: FestivalEvent = {
  ...record,
  now: '2026-12-06T04:10:00.000Z',
  mode: 'live',
  closed: null,
  languages: [],
  defaultLanguage: 'en',
  organiser: '',
  venue: { name: '', address: '', mapUrl: '' },
  help: { email: '', phone: '' },
  mapVersion: null,
  brand: { guideName: 'Leon', logo: null, mascot: null, styles: '' },
  timings: { kioskIdleSeconds: 45, tapResultSeconds: 10 },
  quickQuestions: [],
  features: { voice: false, mail: false, model: false },
  shortestTag: null,
  installations: foundedPlaces.map((place) => ({ ...place, isActive: true })),
  names: {},
  registrationDesk: null,
}
