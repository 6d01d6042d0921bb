import { eq, sql } from 'drizzle-orm'
import type { SetupStepId } from '../../contract/setup.ts'
import type { Database, Transaction } from '../db/client.ts'
import { setupSteps } from './table.ts'

/** What an administrator said about a step. */
export type SaidState = 'done' | 'skipped'

/** What the set-up is judged by; each is a number of things, 0 or 1 where there is only one. */
export interface SetupFacts extends Record<string, unknown> {
  opensAt: string
  eventChanges: number
  organisers: number
  helpContacts: number
  desks: number
  installations: number
  withoutPlace: number
  withoutLimit: number
  withoutStation: number
  stations: number
  stationsInTraining: number
  trainings: number
  prizes: number
  people: number
  bands: number
  sessions: number
  knowledge: number
  staff: number
  /** Good ones of the last day. */
  freshBackups: number
  taps: number
}

/**
 * Looks at everything that the set-up is judged by, in one statement. An installation that takes taps of stations and has
 * none is missing one; a screen that earns nothing is not.
 */
export async function findSetupFacts(db: Database): Promise<SetupFacts> {
  const { rows } = await db.execute<SetupFacts>(sql`
    WITH used AS (SELECT * FROM installations WHERE is_active AND archived_at IS NULL),
      paired AS (SELECT * FROM stations WHERE revoked_at IS NULL)
    SELECT event_day_begins(e.starts_on) AS "opensAt",
      e.version - 1 AS "eventChanges",
      (e.organiser <> '')::int AS organisers,
      (e.help_email <> '' OR e.help_phone <> '')::int AS "helpContacts",
      (e.help_desk <> '{}' OR EXISTS (
        SELECT FROM knowledge_entries WHERE is_active AND category = 'venue' AND 'registration' = ANY (tags)))::int AS desks,
      (SELECT count(*)::int FROM used) AS installations,
      (SELECT count(*)::int FROM used WHERE location IS NULL) AS "withoutPlace",
      (SELECT count(*)::int FROM used
        WHERE point_value > 0 AND cooldown_seconds = 0 AND max_per_event_day = 0) AS "withoutLimit",
      (SELECT count(*)::int FROM used u WHERE u.tap_policy <> 'open' AND u.point_value > 0
        AND NOT EXISTS (SELECT FROM paired p WHERE p.installation_id = u.id)) AS "withoutStation",
      (SELECT count(*)::int FROM paired) AS stations,
      (SELECT count(*)::int FROM paired WHERE is_training) AS "stationsInTraining",
      (SELECT count(*)::int FROM station_trainings) AS trainings,
      (SELECT count(*)::int FROM prize_tiers WHERE is_active) AS prizes,
      (SELECT count(*)::int FROM attendees WHERE NOT is_crew AND id NOT IN (SELECT gone_id FROM merged_attendees)) AS people,
      (SELECT count(*)::int FROM wristbands WHERE ended_at IS NULL) AS bands,
      (SELECT count(*)::int FROM knowledge_entries WHERE is_active AND starts_at IS NOT NULL) AS sessions,
      (SELECT count(*)::int FROM knowledge_entries WHERE is_active) AS knowledge,
      (SELECT count(*)::int FROM users WHERE is_active) + (SELECT count(*)::int FROM staff_invitations) AS staff,
      EXISTS (SELECT FROM backups WHERE file IS NOT NULL AND started_at > now() - interval '1 day')::int AS "freshBackups",
      EXISTS (SELECT FROM interactions WHERE kind = 'tap')::int AS taps
    FROM event e`)
  const [facts] = rows
  if (!facts) throw new Error('There is no event.')
  return { ...facts, opensAt: new Date(facts.opensAt).toISOString() }
}

/** What was said about the steps. */
export async function listSaidStates(db: Database): Promise<Map<SetupStepId, SaidState>> {
  const rows = await db.select({ step: setupSteps.step, state: setupSteps.state }).from(setupSteps)
  return new Map(rows.map(({ step, state }) => [step, state]))
}

/** Writes what is said about a step; undefined takes it back. */
export async function upsertSaidState(
  tx: Transaction,
  step: SetupStepId,
  state: SaidState | undefined,
  saidAt: Date,
): Promise<void> {
  if (state === undefined) await tx.delete(setupSteps).where(eq(setupSteps.step, step))
  else {
    await tx
      .insert(setupSteps)
      .values({ step, state, saidAt })
      .onConflictDoUpdate({ target: setupSteps.step, set: { state, saidAt } })
  }
}
