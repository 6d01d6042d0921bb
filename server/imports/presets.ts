import type { importPresets, PeopleField } from '../../contract/people-imports.ts'
import { bareName } from './column-names.ts'

type PresetId = (typeof importPresets)[number]

/** An export of a ticket shop: by which columns it is known, and what its own columns are about. */
interface Preset {
  id: PresetId
  /** Each of these groups has a column in the file. */
  known: string[][]
  /** The best column of each field first; what is missing here is known by its name like any other. */
  columns: [name: string, field: PeopleField][]
  /** Columns that look like something and are not about the person who comes. */
  passedOver?: string[]
}

/** Exports as the three shops write them, with the names of English and German ones. */
const presets: Preset[] = [
  {
    id: 'pretix',
    known: [
      ['Order code', 'Bestellnummer', 'Bestellcode'],
      ['Position ID', 'Positionsnummer', 'Positions-ID', 'Pseudonymization ID', 'Pseudonymisierungs-ID'],
    ],
    columns: [
      ['Order code', 'orderCode'],
      ['Bestellnummer', 'orderCode'],
      ['Position ID', 'ticketCode'],
      ['Positionsnummer', 'ticketCode'],
      ['Attendee name: Given name', 'firstName'],
      ['Attendee name: Family name', 'lastName'],
      ['Attendee name', 'fullName'],
      ['Teilnehmername: Vorname', 'firstName'],
      ['Teilnehmername: Nachname', 'lastName'],
      ['Teilnehmername', 'fullName'],
      ['Attendee email', 'email'],
      ['Teilnehmer-E-Mail', 'email'],
      ['Order locale', 'language'],
    ],
    passedOver: [
      'Ticket secret',
      'Ticket-Secret',
      'Pseudonymization ID',
      'Invoice address name',
      'Company',
      'State',
    ],
  },
  {
    id: 'eventbrite',
    known: [
      ['Order #', 'Order no.', 'Order ID'],
      ['Attendee #', 'Attendee no.', 'Attendee ID'],
      ['Attendee Status', 'Ticket Type'],
    ],
    columns: [
      ['Order #', 'orderCode'],
      ['Order no.', 'orderCode'],
      ['Order ID', 'orderCode'],
      ['Attendee #', 'ticketCode'],
      ['Attendee no.', 'ticketCode'],
      ['Attendee ID', 'ticketCode'],
      ['Barcode #', 'ticketCode'],
      ['Barcode number', 'ticketCode'],
      ['Attendee Status', 'status'],
    ],
  },
  {
    id: 'ticket-tailor',
    known: [
      ['Issued ticket ID', 'Ticket ID', 'Ticket code', 'Ticket reference', 'Barcode', 'Order items'],
      ['Order ID', 'Order number'],
      ['Ticket type', 'Ticket description', 'Ticket name', 'Order cancelled'],
    ],
    columns: [
      ['Issued ticket ID', 'ticketCode'],
      ['Ticket ID', 'ticketCode'],
      ['Ticket reference', 'ticketCode'],
      ['Ticket code', 'ticketCode'],
      ['Barcode', 'ticketCode'],
      ['Order ID', 'orderCode'],
      ['Ticket status', 'status'],
      ['Voided', 'status'],
      ['Order cancelled', 'status'],
    ],
  },
]

/** What is known of a file by its columns. */
export interface KnownPreset {
  id: PresetId
  /** What a column is about; null: nothing of a person. Undefined: its name decides. `rank`: the lowest one wins. */
  fieldOf(name: string): { field: PeopleField | null; rank: number } | undefined
}

/** The ticket shop that wrote a file, if its columns tell. */
export function presetOf(columns: string[]): KnownPreset | undefined {
  const bare = new Set(columns.map(bareName))
  const preset = presets.find(({ known }) =>
    known.every((group) => group.some((name) => bare.has(bareName(name)))),
  )
  if (!preset) return undefined
  const fields = new Map<string, { field: PeopleField | null; rank: number }>(
    preset.columns.map(([name, field], index) => [bareName(name), { field, rank: index / 1_000 - 1 }]),
  )
  for (const name of preset.passedOver ?? []) fields.set(bareName(name), { field: null, rank: 0 })
  return { id: preset.id, fieldOf: (name) => fields.get(bareName(name)) }
}
