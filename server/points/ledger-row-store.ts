import { sql } from 'drizzle-orm'
import type { LedgerRow } from '../../contract/bonus.ts'
import { displayName, type StaffName } from '../../contract/staff.ts'
import type { Database } from '../db/client.ts'

/** A statement is read by people; nobody earns a thousand awards in three days. */
const LONGEST_STATEMENT = 1_000

const LATEST_AWARDS = 50

/** A row of the ledger as the database writes it. */
type Row = Omit<LedgerRow, 'awardedBy'> & { giver: StaffName | null; program: string | null } & Record<
    string,
    unknown
  >

const columns = sql`i.id::text AS id, i.kind, i.points AS "pointsAwarded", i.total_after AS "totalAfter",
  COALESCE(i.reason, i.metadata ->> 'reason') AS reason, i.occurred_at AS "occurredAt",
  COALESCE(p.name, vp.name) AS "installationName",
  (SELECT s.name FROM stations s WHERE s.id = CASE i.kind WHEN 'void' THEN v.caused_by ELSE i.caused_by END)
    AS "stationName",
  (SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email) FROM users u
    WHERE i.kind IN ('bonus', 'void') AND u.id = i.caused_by) AS giver,
  (SELECT k.name FROM api_keys k WHERE i.kind = 'bonus' AND k.id = i.caused_by) AS program,
  EXISTS (SELECT FROM interactions w WHERE w.voids_id = i.id) AS "isVoided",
  json_build_object('id', a.id, 'tiktokUsername', a.tiktok_username, 'firstName', a.first_name,
    'lastName', a.last_name, 'avatarUrl', a.avatar_url, 'attendeeName', a.attendee_name) AS attendee`

const sources = sql`interactions i JOIN attendees a ON a.id = i.attendee_id
  LEFT JOIN installations p ON p.id = i.installation_id
  LEFT JOIN interactions v ON v.id = i.voids_id
  LEFT JOIN installations vp ON vp.id = v.installation_id`

/** The latest bonuses and voids, newest first. */
export async function listAwards(db: Database): Promise<LedgerRow[]> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${columns} FROM ${sources} WHERE i.kind IN ('bonus', 'void') ORDER BY i.id DESC LIMIT ${LATEST_AWARDS}`,
  )
  return rows.map(toLedgerRow)
}

/** Everything that one person was awarded, in the order of the ledger, newest first. */
export async function listLedgerOf(db: Database, attendeeId: string): Promise<LedgerRow[]> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${columns} FROM ${sources} WHERE i.attendee_id = ${attendeeId} ORDER BY i.id DESC LIMIT ${LONGEST_STATEMENT}`,
  )
  return rows.map(toLedgerRow)
}

function toLedgerRow({ giver, program, occurredAt, ...row }: Row): LedgerRow {
  return {
    ...row,
    awardedBy: (giver && displayName(giver)) ?? program,
    occurredAt: new Date(occurredAt).toISOString(),
  }
}
