import type { EventChange, EventSettings } from '../../contract/admin-event.ts'
import type { FestivalEvent } from '../../contract/event.ts'
import { brandStyles } from './brand-styles.ts'
import type { EventRow } from './settings-store.ts'

/** The address of a picture of the event; a new picture has a new one. */
export function pictureAddress(name: string): string {
  return `/api/event/pictures/${name}`
}

/** The address of the app's icon: the mascot, else the logo; null: Leon. */
export function iconAddress({ mascot, logo }: Pick<EventRow, 'mascot' | 'logo'>): string | null {
  const name = mascot ?? logo
  return name && `${pictureAddress(name)}?form=icon`
}

/** The record as the dashboard knows it. */
export function toSettings(row: EventRow): EventSettings {
  return {
    name: row.name,
    shortName: row.shortName,
    edition: row.edition,
    organiser: row.organiser,
    timeZone: row.timeZone,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    dayStartsAtHour: row.dayStartsAtHour,
    languages: row.languages,
    defaultLanguage: row.defaultLanguage,
    venue: { name: row.venueName, address: row.venueAddress, mapUrl: row.venueMapUrl },
    help: { desk: row.helpDesk, email: row.helpEmail, phone: row.helpPhone },
    brand: {
      accent: row.accent,
      second: row.second,
      guideName: row.guideName,
      logo: row.logo && pictureAddress(row.logo),
      mascot: row.mascot && pictureAddress(row.mascot),
    },
    timings: { kioskIdleSeconds: row.kioskIdleSeconds, tapResultSeconds: row.tapResultSeconds },
    quickQuestions: row.quickQuestions,
    version: row.version,
  }
}

/** What the event is called, how it looks and how long it waits: as every page is told before anything else. */
export type FestivalNames = Omit<
  FestivalEvent,
  'now' | 'clockAheadMs' | 'features' | 'shortestTag' | 'installations' | 'names' | 'registrationDesk'
>

/** What every screen shows of the record. */
export function toNames(row: EventRow, mode: FestivalEvent['mode']): FestivalNames {
  const { version: _version, help, brand, ...settings } = toSettings(row)
  const { guideName, logo, mascot } = brand
  return {
    ...settings,
    mode,
    mapVersion: row.mapVersion,
    closed: row.closedAt && { at: row.closedAt.toISOString(), nextStartsOn: row.nextStartsOn },
    help: { email: help.email, phone: help.phone },
    brand: { guideName, logo, mascot, styles: brandStyles(row) },
  }
}

/** The columns that a change names, over what stands there. */
export function toRow(
  { venue, help, brand, timings, quickQuestions, ...plain }: Omit<EventChange, 'version'>,
  before: EventRow,
): Partial<EventRow> {
  const named = <T extends object>(columns: T) =>
    Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  return named({
    ...plain,
    venueName: venue?.name,
    venueAddress: venue?.address,
    venueMapUrl: venue?.mapUrl,
    helpDesk: help?.desk && withoutEmpty({ ...before.helpDesk, ...help.desk }),
    helpEmail: help?.email,
    helpPhone: help?.phone,
    ...brand,
    ...timings,
    quickQuestions: quickQuestions?.map(withoutEmpty).filter((texts) => Object.keys(texts).length > 0),
  })
}

function withoutEmpty(texts: EventRow['helpDesk']): EventRow['helpDesk'] {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}
