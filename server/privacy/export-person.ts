import { type Actor, recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { personData } from './person-data.ts'
import { findEventName, listRows } from './store.ts'

/** Who reads an export: a phone, which is no proof of who holds it, or somebody at the desk or at the server. */
type Reader = 'phone' | 'desk'

/** All tables as they were at one moment; nobody waits for it. */
const oneMoment = { isolationLevel: 'repeatable read' } as const

/** A phone reads the end of a tag, and where an e-mail address leads; the rest is for the desk. */
const SHOWN_END = 4

/**
 * Everything that is stored about a person as one file that people can read, for the person's own phone.
 * @throws Refusal attendee_not_found for a guest
 */
export function exportOwnData(deps: Pick<Deps, 'db' | 'clock'>, attendeeId: string | null): Promise<string> {
  return deps.db.transaction((tx) => writeExport(tx, deps, attendeeId ?? '', 'phone'), oneMoment)
}

/** The same with tags, address and notes of staff, for the desk; that somebody took it is on record. @throws Refusal attendee_not_found */
export function exportForDesk(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  attendeeId: string,
): Promise<string> {
  return deps.db.forLongWork.transaction(async (tx) => {
    const written = await writeExport(tx, deps, attendeeId, 'desk')
    await recordChange(tx, actor, { action: 'attendee.export', subject: attendeeId })
    return written
  }, oneMoment)
}

async function writeExport(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  attendeeId: string,
  reader: Reader,
): Promise<string> {
  const rows = await listRows(tx, attendeeId)
  if (rows.attendees?.length !== 1) throw new Refusal('attendee_not_found')
  const festival = await findEventName(tx)
  const about = `Everything that the companion of ${festival} stores about you, table by table.${reader === 'phone' ? ' Your wristbands and your e-mail address are shortened; the registration desk gives you the whole file.' : ''}`
  const tables = personData.map(({ table, what, masked = [], notes = [] }) => ({
    table,
    what,
    rows: (rows[table] ?? []).map((row) => readable(reader === 'desk' ? row : forPhone(row, masked, notes))),
  }))
  return JSON.stringify({ about, festival, madeAt: clock.now().toISOString(), tables }, null, 2)
}

/** A picture is bytes to the database. */
function readable(row: Record<string, unknown>): Record<string, unknown> {
  const { large } = row
  if (typeof large !== 'string') return row
  return { ...row, large: `data:image/webp;base64,${Buffer.from(large.slice(2), 'hex').toString('base64')}` }
}

function forPhone(
  row: Record<string, unknown>,
  masked: readonly string[],
  notes: readonly string[],
): Record<string, unknown> {
  const shown = Object.entries(row).filter(([column]) => !notes.includes(column))
  return Object.fromEntries(
    shown.map(([column, value]) => [column, masked.includes(column) ? ending(value) : value]),
  )
}

/** `…BCDE` of a tag, `…@example.com` of an address. */
function ending(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const at = value.lastIndexOf('@')
  return `…${value.slice(at === -1 ? -SHOWN_END : at)}`
}
