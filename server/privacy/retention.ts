import type { Deps } from '../deps.ts'
import { type ExpiringRows, removeExpired, takeRetentionLock } from './retention-store.ts'

const HOUR = 1
const DAY = 24 * HOUR
const MONTH = 30 * DAY

/** Something that the festival keeps for a while, how long, and why just so long. */
interface RetentionRule extends ExpiringRows {
  why: string
}

/** A guest's visit ends with its journey; nobody reads a question of theirs any more. */
const GUESTS_OF = `session_id IN (SELECT s.id FROM sessions s WHERE s.attendee_id IS NULL AND s.created_at < $1)`

/**
 * How long everything is kept that is not kept for good. Photos and their mails have a sweep of their own (server/gift-aura):
 * a day. Kept until the person is erased: attendees, bands, their visits, their prizes. Kept for good: the ledger and the
 * record of changes, which name an alias after an erasure.
 */
export const retention: readonly RetentionRule[] = [
  {
    table: 'claims',
    hours: HOUR,
    expired: 'expires_at < $1',
    why: 'A code lives for a minute, its tap for two.',
  },
  { table: 'sign_ins', hours: HOUR, expired: 'started_at < $1', why: 'Nobody takes an hour to sign in.' },
  {
    table: 'staff_sessions',
    hours: 16 * HOUR,
    expired: 'started_at < $1',
    why: 'A session ends after 16 hours.',
  },
  {
    table: 'waiting_devices',
    hours: HOUR,
    expired: 'code_expires_at < $1',
    why: 'A station code lives for ten minutes; its device asks for another one.',
  },
  {
    table: 'station_code_failures',
    hours: HOUR,
    expired: 'since < $1',
    why: 'Wrong station codes are counted for ten minutes.',
  },
  { table: 'model_usage', hours: DAY, expired: 'used_at < $1', why: 'Caps are counted by the hour.' },
  { table: 'phones', hours: MONTH, expired: 'claimed_at < $1', why: 'The cookie ends after 30 days.' },
  {
    table: 'refused_taps',
    hours: MONTH,
    expired: 'recorded_at < $1',
    why: 'The desk explains a refused tap during the festival and for a while after it.',
  },
  { table: 'fortunes', hours: MONTH, expired: GUESTS_OF, why: 'A shared journey opens for a month.' },
  { table: 'questions', hours: MONTH, expired: GUESTS_OF, why: 'A shared journey opens for a month.' },
  {
    table: 'sessions',
    hours: MONTH,
    expired: 'attendee_id IS NULL AND created_at < $1',
    why: 'A guest who comes back after a month begins anew; what they saved of the programme goes along.',
  },
  {
    table: 'station_notices',
    hours: MONTH,
    expired: 'at < $1',
    why: 'Who looks after the stations reads them during the festival and for a while after it.',
  },
  {
    table: 'speakable_texts',
    hours: MONTH,
    expired: 'said_at < $1',
    why: 'As long as a journey opens, it can be read aloud.',
  },
]

/**
 * Removes what has been kept long enough. Every process tries; while one is at it, the others have nothing to do.
 * @returns how many rows went, by table
 */
export function applyRetention({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Record<string, number>> {
  return db.forLongWork.transaction(async (tx) => {
    const removed: Record<string, number> = {}
    if (!(await takeRetentionLock(tx))) return removed
    const now = clock.now()
    for (const rule of retention) removed[rule.table] = await removeExpired(tx, rule, now)
    return removed
  })
}
