import type { PersonTable } from './person-table.ts'

const ofPerson = 't.attendee_id = $1'
const ofSessions = 't.session_id IN (SELECT id FROM sessions WHERE attendee_id = $1)'

/**
 * Everything that the festival stores about a person, in the order in which an erasure goes through it. The export writes
 * exactly these tables, and a test finds every column of the database that points to a person and is missing here.
 */
export const personData: readonly PersonTable[] = [
  {
    table: 'claims',
    what: 'Codes that stations showed, by which a phone became yours.',
    where: ofPerson,
    onErase: { does: 'delete' },
    hidden: ['code_hash', 'source'],
  },
  {
    table: 'phones',
    what: 'Phones that know you.',
    where: ofPerson,
    onErase: { does: 'delete' },
    hidden: ['secret_hash', 'session_id'],
  },
  {
    // With the row goes the mail that is still on its way: its address is read only when it is sent.
    table: 'photos',
    what: 'Pictures of the photo booth that are still there: what was read in them, and when they are deleted. The picture itself opens by its link.',
    where: ofPerson,
    onErase: { does: 'delete' },
    hidden: ['token_hash', 'sealed_picture'],
  },
  {
    table: 'avatars',
    what: 'Your picture.',
    where: ofPerson,
    onErase: { does: 'delete' },
    hidden: ['small', 'medium'],
  },
  {
    table: 'wanted_pictures',
    what: 'Where your picture was to be fetched from.',
    where: ofPerson,
    onErase: { does: 'delete' },
  },
  {
    table: 'imported_people',
    what: 'What a list of the organiser brought about you, and what was known before.',
    where: ofPerson,
    onErase: { does: 'delete' },
    hidden: ['tag', 'replaced_tag', 'last_interaction'],
  },
  {
    table: 'ticket_references',
    what: 'The code of your ticket or its order, as the ticket shop wrote it.',
    where: ofPerson,
    onErase: { does: 'delete' },
  },
  {
    // Else the next look at the shop would bring them in again.
    table: 'pretix_tickets',
    what: 'What the ticket shop said about you: name, e-mail address, language, age group.',
    where: `(${ofPerson} AND NOT t.is_forgotten)`,
    onErase: {
      does: 'anonymise',
      set: `reference = encode(sha256(convert_to(t.reference, 'UTF8')), 'hex'), told = '{}', off_reason = NULL,
        off_since = NULL, off_seen_at = NULL, is_forgotten = true`,
    },
    hidden: ['source_id', 'off_seen_at', 'is_forgotten'],
  },
  {
    table: 'merged_attendees',
    what: 'Handles that you had twice, and that were made one.',
    where: '(t.kept_id = $1 OR t.gone_id = $1)',
    onErase: { does: 'anonymise', set: 'tiktok_username = NULL' },
    hidden: ['gone_id', 'kept_id'],
  },
  // To nobody's photo nobody has agreed.
  {
    table: 'consents',
    what: 'Photos that you agreed to, and when you took it back.',
    where: ofPerson,
    onErase: { does: 'delete' },
    hidden: ['idempotency_key'],
  },
  {
    table: 'webhook_deliveries',
    what: 'What other programs of the organiser were told about you in the last days.',
    where: ofPerson,
    onErase: { does: 'delete' },
    hidden: ['webhook_id', 'problem', 'status'],
  },
  {
    table: 'consent_wordings',
    what: 'The sentences that you agreed to.',
    where: `(t.version, t.language) IN
      (SELECT wording_version, wording_language FROM consents WHERE attendee_id = $1)`,
    onErase: { does: 'keep', because: 'They are everybody’s.' },
  },
  {
    table: 'repeated_taps',
    what: 'Taps that a station sent twice.',
    where: 't.interaction_id IN (SELECT id FROM interactions WHERE attendee_id = $1)',
    onErase: { does: 'delete' },
    hidden: ['idempotency_key', 'fingerprint'],
  },
  {
    // Never points, and every one of them names a band.
    table: 'refused_taps',
    what: 'Taps that were refused, and why.',
    where:
      '(t.attendee_id = $1 OR t.attendee_id IS NULL AND t.tag IN (SELECT tag FROM wristbands WHERE attendee_id = $1))',
    onErase: { does: 'delete' },
    masked: ['tag'],
  },
  {
    table: 'wristbands',
    what: 'Your wristbands: since when, until when.',
    where: ofPerson,
    onErase: { does: 'delete' },
    masked: ['tag'],
  },
  {
    table: 'fortunes',
    what: 'What Leon told you.',
    where: ofSessions,
    onErase: { does: 'delete' },
    hidden: ['session_id'],
  },
  {
    table: 'questions',
    what: 'What you asked Leon, and what he answered.',
    where: ofSessions,
    onErase: { does: 'delete' },
    hidden: ['session_id', 'words'],
  },
  {
    table: 'itinerary_items',
    what: 'What you saved of the programme.',
    where: `(${ofPerson} OR ${ofSessions})`,
    onErase: { does: 'delete' },
    hidden: ['session_id'],
  },
  {
    table: 'standing',
    what: 'Your place when the ranking was frozen.',
    where: ofPerson,
    onErase: {
      does: 'keep',
      because: 'Who won stays true, whoever it was: it names the alias, which no board shows.',
    },
  },
  {
    table: 'edition_places',
    what: 'Your place on the board of an edition before this one, under the same handle.',
    where: 'lower(t.handle) = (SELECT lower(tiktok_username) FROM attendees WHERE id = $1)',
    onErase: { does: 'anonymise', set: 'handle = NULL' },
  },
  {
    table: 'spending',
    what: 'How much of the language model and the voice you used.',
    where: `t.holder = 'attendee:' || $1`,
    onErase: { does: 'delete' },
  },
  {
    table: 'erasure_requests',
    what: 'When you asked to have your data deleted, and what became of it.',
    where: ofPerson,
    onErase: {
      does: 'keep',
      because: 'When the wish was carried out: it names the alias, and ends after a month.',
    },
  },
  {
    table: 'model_usage',
    what: 'How much of the language model your visits used.',
    where: ofSessions,
    onErase: {
      does: 'keep',
      because: 'It counts tokens of a visit, ends by itself, and the visit is nobody’s by then.',
    },
    hidden: ['session_id'],
  },
  {
    // Somebody may be asking Leon at this very moment: the visit stays, as a guest's.
    table: 'sessions',
    what: 'Your visits.',
    where: ofPerson,
    onErase: { does: 'anonymise', set: 'attendee_id = NULL' },
    hidden: ['id'],
  },
  {
    table: 'prize_claims',
    what: 'Prizes that were kept for you or handed to you.',
    where: ofPerson,
    onErase: { does: 'anonymise', set: `reason = CASE WHEN reason IS NULL THEN NULL ELSE 'erased' END` },
    hidden: ['idempotency_key', 'fingerprint', 'reserved_by', 'handed_over_by', 'ended_by'],
    notes: ['reason'],
  },
  {
    table: 'interactions',
    what: 'The ledger: every tap, fortune, bonus and correction with its points and the total after it.',
    where: ofPerson,
    onErase: {
      does: 'keep',
      because: 'The ledger is append-only: the sums have to stay true. It names the alias.',
    },
    hidden: ['idempotency_key', 'fingerprint', 'caused_by'],
  },
  {
    table: 'audit_records',
    what: 'What staff changed about you.',
    // What staff gave or took stays as it was recorded: it tells points and ids, never a name.
    where: `t.subject = $1 AND t.action SIMILAR TO '(attendee|wristband).%' AND t.after IS DISTINCT FROM '{"isErased": true}'`,
    onErase: { does: 'anonymise', set: `before = NULL, after = '{"isErased": true}'` },
    hidden: ['actor_id', 'actor', 'words'],
  },
  {
    table: 'attendees',
    what: 'Who you are.',
    masked: ['email'],
    where: 't.id = $1',
    onErase: {
      does: 'anonymise',
      set: `tiktok_username = $2, first_name = $2, last_name = '', attendee_name = $2, avatar_url = NULL, email = NULL,
        language = 'en', age_band = 'unknown', is_hidden = true`,
    },
  },
]
