import { PEOPLE_DAYS } from '../../contract/editions.ts'
import { INVITATION_DAYS } from '../../contract/invitations.ts'
import { WEBHOOK_DAYS } from '../../contract/webhooks.ts'
import type { Deps } from '../deps.ts'
import { type ExpiringRows, forExpired, takeRetentionLock } from './retention-store.ts'

const HOUR = 1
const DAY = 24 * HOUR
const MONTH = 30 * DAY

/** Something that the festival keeps for a while, how long, and why just so long. */
interface RetentionRule extends ExpiringRows {
  why: string
}

/** A guest's visit ends with its journey; nobody reads a question of theirs any more. */
const GUESTS_OF = `session_id IN (SELECT s.id FROM sessions s WHERE s.attendee_id IS NULL AND s.created_at < $1)`

/** How long everything is kept that is not kept for good; everything else is in kept-tables.ts. */
export function retentionRules({ photoHours }: { photoHours: number }): readonly RetentionRule[] {
  return [
    {
      table: 'photos',
      hours: 0,
      expired: 'expires_at <= $1',
      why: `Each says when it expires: ${photoHours} hours after it was taken (PHOTO_HOURS). What was read in the face goes with it.`,
    },
    {
      table: 'interactions',
      hours: photoHours,
      expired: `metadata ? 'photoId' AND recorded_at < $1`,
      forgets: `metadata = metadata - '{topEmotion,emotions,emailState,photoId}'::text[]`,
      why: 'What versions until November 2026 wrote there about a face lives no longer than the photo.',
    },
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
      table: 'staff_invitations',
      hours: INVITATION_DAYS * DAY,
      expired: 'invited_at < $1',
      why: 'An invitation that nobody takes for three months lapses.',
    },
    {
      table: 'waiting_devices',
      hours: HOUR,
      expired: 'code_expires_at < $1',
      why: 'A station code lives for ten minutes; its device asks for another one.',
    },
    {
      table: 'webhook_deliveries',
      hours: WEBHOOK_DAYS * DAY,
      expired: 'created_at < $1',
      why: 'What other programs were told can be sent again for a week.',
    },
    {
      table: 'station_code_failures',
      hours: HOUR,
      expired: 'since < $1',
      why: 'Wrong station codes are counted for ten minutes.',
    },
    {
      table: 'backups',
      hours: MONTH,
      expired: 'started_at < $1',
      why: 'Which backups were made. Their files are thinned out after a month as well.',
    },
    {
      table: 'erasure_requests',
      hours: MONTH,
      expired: 'ended_at < $1',
      why: 'The desk can tell for a month what became of a wish to be erased.',
    },
    {
      table: 'imported_people',
      hours: MONTH,
      expired: 'import_id IN (SELECT id FROM imports WHERE imported_at < $1)',
      why: 'An import can be undone for a month.',
    },
    {
      table: 'model_usage',
      hours: DAY,
      expired: 'used_at < $1',
      why: 'What versions until November 2026 counted.',
    },
    {
      table: 'spending',
      hours: 2 * DAY,
      expired: `holder NOT IN ('all', 'anonymous', 'nobody') AND spent_at < $1`,
      why: 'What one guest used of the model and the voice is counted by the day.',
    },
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
      table: 'schedule_previews',
      hours: DAY,
      expired: 'made_at < $1',
      why: 'Whoever looks at the changes of a schedule takes them, or reads it again.',
    },
    {
      table: 'pretix_previews',
      hours: HOUR,
      expired: 'began_at < $1',
      why: 'Whoever looks at what a ticket shop would bring takes it, or reads it again. It names people who are not here yet.',
    },
    {
      table: 'pretix_takes',
      hours: DAY,
      expired: 'began_at < $1',
      why: 'Whoever took the orders of a ticket shop reads what came of it; the record of changes says so for good.',
    },
    {
      table: 'speakable_texts',
      hours: MONTH,
      expired: 'said_at < $1',
      why: 'As long as a journey opens, it can be read aloud.',
    },
    {
      table: 'edition_places',
      hours: PEOPLE_DAYS * DAY,
      expired: 'handle IS NOT NULL AND edition_id IN (SELECT id FROM editions WHERE closed_at < $1)',
      forgets: 'handle = NULL',
      why: 'Who won is told for three months after an edition was closed; its people go then as well.',
    },
    {
      table: 'notices_put_away',
      hours: MONTH,
      expired: `cause <> 'tour' AND put_away_at < $1`,
      why: 'What somebody of the staff has put away is another thing a month later. That they took the tour stays.',
    },
    {
      table: 'notices_mailed',
      hours: 3 * MONTH,
      expired: 'mailed_at < $1',
      why: 'Admins are mailed once of each cause; a cause does not last longer.',
    },
    {
      table: 'repeated_taps',
      hours: MONTH,
      expired: 'recorded_at < $1',
      why: 'A station may ask again what became of a tap; a day later it would no longer count.',
    },
  ]
}

/**
 * Removes what has been kept long enough. Every process tries; while one is at it, the others have nothing to do.
 * @returns how many rows went or forgot something, by table
 */
export function applyRetention({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Record<string, number>> {
  return db.forLongWork.transaction(async (tx) => {
    const removed: Record<string, number> = {}
    if (!(await takeRetentionLock(tx))) return removed
    const now = clock.now()
    for (const rule of retentionRules(config)) removed[rule.table] = await forExpired(tx, rule, now)
    return removed
  })
}
