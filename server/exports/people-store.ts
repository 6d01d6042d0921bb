import { type DatasetDefinition, isoMoment, userName } from './dataset.ts'

/** Whoever was merged is one person. */
const everybody = '(SELECT * FROM attendees WHERE id NOT IN (SELECT gone_id FROM merged_attendees)) everybody'

/** People and what they did altogether. Tags of wristbands are in no file: a lost one must not become copied bands. */
export const people: DatasetDefinition = {
  isPersonal: true,
  columns: [
    { name: 'attendeeId', type: 'text', value: 'a.id' },
    { name: 'tiktokUsername', type: 'text', value: 'a.tiktok_username' },
    { name: 'firstName', type: 'text', value: 'a.first_name', isContact: true },
    { name: 'lastName', type: 'text', value: 'a.last_name', isContact: true },
    { name: 'email', type: 'text', value: 'a.email', isContact: true },
    { name: 'language', type: 'text', value: 'a.language' },
    { name: 'ageBand', type: 'text', value: 'a.age_band' },
    { name: 'isCrew', type: 'boolean', value: 'a.is_crew' },
    { name: 'isHidden', type: 'boolean', value: 'a.is_hidden' },
    {
      name: 'hasWristband',
      type: 'boolean',
      value: 'EXISTS (SELECT FROM wristbands w WHERE w.attendee_id = a.id AND w.ended_at IS NULL)',
    },
    { name: 'totalPoints', type: 'integer', unit: 'points', value: 'a.total_points' },
    { name: 'entries', type: 'integer', unit: 'rows', value: 'COALESCE(d.entries, 0)' },
    { name: 'firstSeenAt', type: 'moment', value: isoMoment('d.first_seen') },
    { name: 'lastSeenAt', type: 'moment', value: isoMoment('d.last_seen') },
    { name: 'registeredAt', type: 'moment', value: isoMoment('a.created_at') },
  ],
  // Sorted before the ledger is read: each person's rows are looked up when it is their turn.
  from: `(SELECT * FROM ${everybody} ORDER BY created_at, id OFFSET 0) a CROSS JOIN LATERAL (
      SELECT count(*) AS entries,
        min(occurred_at) FILTER (WHERE kind IN ('tap', 'fortune')) AS first_seen,
        max(occurred_at) FILTER (WHERE kind IN ('tap', 'fortune')) AS last_seen
      FROM interactions WHERE attendee_id = a.id
    ) d`,
  counted: everybody,
  orderBy: 'a.created_at, a.id',
}

/** Prizes that people reserved; one that ran out is expired, also before somebody has written so. */
export const claims: DatasetDefinition = {
  isPersonal: true,
  columns: [
    { name: 'claimId', type: 'text', value: 'c.id' },
    { name: 'prizeId', type: 'text', value: 'c.tier_id' },
    { name: 'prizeName', type: 'text', value: 'c.prize_name' },
    { name: 'sizeName', type: 'text', value: 'c.size_name' },
    { name: 'requiredPoints', type: 'integer', unit: 'points', value: 'c.required_points' },
    { name: 'attendeeId', type: 'text', value: 'a.id' },
    { name: 'tiktokUsername', type: 'text', value: 'a.tiktok_username' },
    {
      name: 'state',
      type: 'text',
      value: "CASE WHEN c.state = 'reserved' AND c.expires_at <= now() THEN 'expired' ELSE c.state END",
    },
    { name: 'reservedAt', type: 'moment', value: isoMoment('c.reserved_at') },
    { name: 'reservedBy', type: 'text', value: userName('r') },
    { name: 'handedOverAt', type: 'moment', value: isoMoment('c.handed_over_at') },
    { name: 'handedOverBy', type: 'text', value: userName('h') },
    { name: 'endedAt', type: 'moment', value: isoMoment('c.ended_at') },
    { name: 'endedBy', type: 'text', value: userName('e') },
    { name: 'reason', type: 'text', value: 'c.reason' },
  ],
  from: `prize_claims c JOIN attendees a ON a.id = c.attendee_id LEFT JOIN users r ON r.id = c.reserved_by
    LEFT JOIN users h ON h.id = c.handed_over_by LEFT JOIN users e ON e.id = c.ended_by`,
  orderBy: 'c.reserved_at, c.id',
  moment: 'c.reserved_at',
}

/** Who agreed to what. */
export const consents: DatasetDefinition = {
  isPersonal: true,
  columns: [
    { name: 'consentId', type: 'text', value: 'c.id::text' },
    { name: 'attendeeId', type: 'text', value: 'a.id' },
    { name: 'tiktokUsername', type: 'text', value: 'a.tiktok_username' },
    { name: 'purpose', type: 'text', value: 'c.purpose' },
    { name: 'wordingVersion', type: 'text', value: 'c.wording_version' },
    { name: 'language', type: 'text', value: 'c.wording_language' },
    { name: 'stationId', type: 'text', value: 'c.station_id' },
    { name: 'stationName', type: 'text', value: 's.name' },
    { name: 'givenAt', type: 'moment', value: isoMoment('c.given_at') },
    { name: 'withdrawnAt', type: 'moment', value: isoMoment('c.withdrawn_at') },
  ],
  from: 'consents c JOIN attendees a ON a.id = c.attendee_id LEFT JOIN stations s ON s.id = c.station_id',
  orderBy: 'c.id',
  moment: 'c.given_at',
}

/** What staff changed. */
export const audit: DatasetDefinition = {
  isPersonal: true,
  columns: [
    { name: 'recordId', type: 'text', value: 'r.id::text' },
    { name: 'at', type: 'moment', value: isoMoment('r.at') },
    { name: 'actorId', type: 'text', value: 'r.actor_id' },
    { name: 'actor', type: 'text', value: 'r.actor' },
    { name: 'action', type: 'text', value: 'r.action' },
    { name: 'subject', type: 'text', value: 'r.subject' },
    { name: 'before', type: 'json', value: 'r.before' },
    { name: 'after', type: 'json', value: 'r.after' },
  ],
  from: 'audit_records r',
  orderBy: 'r.id',
  moment: 'r.at',
}
