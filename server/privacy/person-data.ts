/** What an erasure does with the rows of a table that tell something about a person. */
type OnErase =
  /** They go. */
  | { does: 'delete' }
  /** They stay without what tells who it was; `set` is SQL. */
  | { does: 'anonymise'; set: string }
  /** They stay, and belong to the alias from then on. */
  | { does: 'keep'; because: string }

/** A table that tells something about a person. */
interface PersonData {
  table: string
  /** SQL that finds the rows of the person `$1`, in a statement whose table is named `t`. */
  where: string
  onErase: OnErase
  /** Columns that no export shows: secrets, and what is about others. */
  hidden?: readonly string[]
}

const ofPerson = 't.attendee_id = $1'
const ofSessions = 't.session_id IN (SELECT id FROM sessions WHERE attendee_id = $1)'

/**
 * Everything that the festival stores about a person, in the order in which an erasure goes through it. The export writes
 * exactly these tables, and a test finds every column of the database that points to a person and is missing here.
 */
export const personData: readonly PersonData[] = [
  { table: 'claims', where: ofPerson, onErase: { does: 'delete' }, hidden: ['code_hash', 'source'] },
  { table: 'phones', where: ofPerson, onErase: { does: 'delete' }, hidden: ['secret_hash', 'session_id'] },
  {
    // With the row goes the mail that is still on its way: its address is read only when it is sent.
    table: 'photos',
    where: ofPerson,
    onErase: { does: 'delete' },
    hidden: ['token_hash', 'sealed_picture'],
  },
  {
    // Never points, and every one of them names a band.
    table: 'refused_taps',
    where:
      '(t.attendee_id = $1 OR t.attendee_id IS NULL AND t.tag IN (SELECT tag FROM wristbands WHERE attendee_id = $1))',
    onErase: { does: 'delete' },
  },
  { table: 'wristbands', where: ofPerson, onErase: { does: 'delete' } },
  { table: 'fortunes', where: ofSessions, onErase: { does: 'delete' }, hidden: ['session_id'] },
  { table: 'questions', where: ofSessions, onErase: { does: 'delete' }, hidden: ['session_id', 'words'] },
  {
    table: 'itinerary_items',
    where: `(${ofPerson} OR ${ofSessions})`,
    onErase: { does: 'delete' },
    hidden: ['session_id'],
  },
  {
    table: 'standing',
    where: ofPerson,
    onErase: {
      does: 'keep',
      because: 'Who won stays true, whoever it was: it names the alias, which no board shows.',
    },
  },
  {
    table: 'model_usage',
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
    where: ofPerson,
    onErase: { does: 'anonymise', set: 'attendee_id = NULL' },
    hidden: ['id'],
  },
  {
    table: 'prize_claims',
    where: ofPerson,
    onErase: { does: 'anonymise', set: `reason = CASE WHEN reason IS NULL THEN NULL ELSE 'erased' END` },
    hidden: ['idempotency_key', 'fingerprint', 'reserved_by', 'handed_over_by', 'ended_by'],
  },
  {
    table: 'interactions',
    where: ofPerson,
    onErase: {
      does: 'keep',
      because: 'The ledger is append-only: the sums have to stay true. It names the alias.',
    },
    hidden: ['idempotency_key', 'fingerprint', 'caused_by'],
  },
  {
    table: 'audit_records',
    // What staff gave or took stays as it was recorded: it tells points and ids, never a name.
    where: `t.subject = $1 AND t.action SIMILAR TO '(attendee|wristband).%' AND t.after IS DISTINCT FROM '{"isErased": true}'`,
    onErase: { does: 'anonymise', set: `before = NULL, after = '{"isErased": true}'` },
    hidden: ['actor_id', 'actor', 'words'],
  },
  {
    table: 'attendees',
    where: 't.id = $1',
    onErase: {
      does: 'anonymise',
      set: `tiktok_username = $2, first_name = $2, last_name = '', attendee_name = $2, avatar_url = NULL, email = NULL,
        language = 'en', age_band = 'unknown', is_hidden = true`,
    },
  },
]
