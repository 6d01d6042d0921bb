/** Until when something is kept that no hour ends. */
type KeptUntil =
  /** The person is erased: person-data.ts says what happens then. */
  | 'the person is erased'
  /** The festival's database is deleted. */
  | 'the festival is deleted'
  /** Its own slice removes it, sooner than an hour from now as a rule. */
  | 'it has served'

/** A table that no rule of retention.ts empties, and why. */
export interface KeptTable {
  table: string
  until: KeptUntil
  why: string
}

const person = (table: string, why: string): KeptTable => ({ table, until: 'the person is erased', why })
const festival = (table: string, why: string): KeptTable => ({
  table,
  until: 'the festival is deleted',
  why,
})
const served = (table: string, why: string): KeptTable => ({ table, until: 'it has served', why })

/** Everything that is kept for longer than an hour can tell. Several tables also have a rule for a part of their rows. */
export const keptTables: readonly KeptTable[] = [
  person('attendees', 'Who has points and prizes. An erasure leaves an alias.'),
  person('avatars', 'The picture that the desk uploaded, or that an import named.'),
  person('wanted_pictures', 'Where an import said that a picture is, so that it is fetched once.'),
  person(
    'ticket_references',
    'Whose ticket is whose, so that the same file updates people and does not double them.',
  ),
  person(
    'pretix_tickets',
    'What pretix said of a ticket, so that what staff wrote stays. An erasure leaves a hash.',
  ),
  person('merged_attendees', 'Who was merged into whom, so that old handles lead to them.'),
  person('wristbands', 'Which band was whose, so that the desk can explain a tap.'),
  person('sessions', 'The visits of an attendee carry their journey. Those of guests end after a month.'),
  person('fortunes', 'An attendee’s journey can be opened until they are erased.'),
  person('questions', 'An attendee’s journey can be opened until they are erased.'),
  person('itinerary_items', 'What somebody saved of the programme. A guest’s goes with the visit.'),
  person('prize_claims', 'Who was handed which prize. An erasure leaves the count under an alias.'),
  person('consents', 'Who agreed to a photo, to which sentences, and when they took it back.'),
  festival(
    'interactions',
    'The ledger is append-only: the sums stay true. After an erasure it names an alias.',
  ),
  festival('standing', 'Who won stays true. After an erasure it names an alias.'),
  festival(
    'audit_records',
    'Who of the staff changed what. An erasure empties what it says about the person.',
  ),
  festival('consent_wordings', 'The sentences that people agreed to. Nobody’s data.'),
  festival(
    'api_keys',
    'Which program may call, until an admin revokes it; the audit and the ledger name it after.',
  ),
  festival('imports', 'Who of the staff imported which file, and how many people it brought.'),
  festival('pretix_sources', 'Which pretix shops are followed, until an admin removes them.'),
  festival('webhooks', 'Which addresses are told what happens, until an admin removes them.'),
  festival('users', 'Staff, until an admin removes them.'),
  festival('staff_roles', 'Roles that an admin made, until one deletes them.'),
  festival('handled_questions', 'Words of questions that staff have answered, without who asked.'),
  festival(
    'terms',
    'Every version of the terms, so that it can be shown what somebody agreed to. Nobody’s data.',
  ),
  ...['preparation_runs', 'preparation_parts'].map((table) =>
    festival(table, 'What a language model wrote for the entries. Nobody’s data.'),
  ),
  ...['entry_vectors', 'embedding_models'].map((table) =>
    festival(table, 'What the entries mean, in numbers, and who made them. Nobody’s data.'),
  ),
  ...[
    'editions',
    'event',
    'event_pictures',
    'finale',
    'installations',
    'knowledge_entries',
    'name_translations',
    'prize_sizes',
    'prize_tiers',
    'setup_steps',
    'venue_map',
  ].map((table) => festival(table, 'What the organiser set. Nobody’s data.')),
  ...['schedule_sources', 'schedule_sessions'].map((table) =>
    festival(table, 'Where the programme comes from, and which session is which entry. Nobody’s data.'),
  ),
  ...['stations', 'station_places', 'station_trainings'].map((table) =>
    festival(table, 'The ledger names its station. A device, and nobody’s data.'),
  ),
  festival('station_health', 'What a device told last, one row each.'),
  festival(
    'spending',
    'What the model and the voice cost all together. What one guest used goes after two days.',
  ),
  ...[
    'ledger_figures',
    'ledger_figures_progress',
    'ledger_parts',
    'ledger_watch',
    'ledger_epoch',
    'festival_identity',
  ].map((table) => festival(table, 'Sums of the ledger and its name. Nobody’s data.')),
  ...['migrations', 'function_versions'].map((table) => festival(table, 'What this database has become.')),
  festival('cooldown_changes', 'Since when the cooldown of an installation holds. Nobody’s data.'),
  festival('demo_secret', 'The secret of a demo whose servers share a database; empty in a real festival.'),
  festival(
    'edition_places',
    'The final board of an edition; its handles go 90 days after the edition was closed.',
  ),
  served('station_commands', 'What staff want of a station, until it has heard of it.'),
  served(
    'pgboss.*',
    'The mail queue looks after its own tables: a mail goes an hour after it was sent, and waits a day at the most.',
  ),
]
