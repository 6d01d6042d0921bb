import { type Column, type DatasetDefinition, eventDay, isoMoment, userName } from './dataset.ts'

const person: readonly Column[] = [
  { name: 'attendeeId', type: 'text', value: 'a.id' },
  { name: 'tiktokUsername', type: 'text', value: 'a.tiktok_username' },
]

const place: readonly Column[] = [
  { name: 'installationId', type: 'text', value: 'p.id' },
  { name: 'installationName', type: 'text', value: 'p.name' },
]

/** Every row of the ledger. A void stands where its points had been earned. */
export const ledger: DatasetDefinition = {
  isPersonal: true,
  columns: [
    { name: 'entryId', type: 'text', value: 'i.id::text' },
    { name: 'occurredAt', type: 'moment', value: isoMoment('i.occurred_at') },
    { name: 'recordedAt', type: 'moment', value: isoMoment('i.recorded_at') },
    { name: 'eventDay', type: 'day', value: `${eventDay('i.occurred_at')}::text` },
    { name: 'kind', type: 'text', value: 'i.kind' },
    { name: 'points', type: 'integer', unit: 'points', value: 'i.points' },
    { name: 'totalAfter', type: 'integer', unit: 'points', value: 'i.total_after' },
    ...person,
    ...place,
    {
      name: 'source',
      type: 'text',
      value: `CASE WHEN i.kind IN ('bonus', 'void') THEN CASE WHEN k.id IS NULL THEN 'staff' ELSE 'program' END
        WHEN i.caused_by IS NULL THEN 'browser' ELSE 'station' END`,
    },
    { name: 'stationId', type: 'text', value: 's.id' },
    { name: 'stationName', type: 'text', value: 's.name' },
    { name: 'givenBy', type: 'text', value: `COALESCE(${userName('u')}, k.name)` },
    { name: 'reason', type: 'text', value: 'i.reason' },
    { name: 'reversesEntryId', type: 'text', value: 'i.voids_id::text' },
    { name: 'reversedByEntryId', type: 'text', value: 'w.id::text' },
  ],
  from: `interactions i JOIN attendees a ON a.id = i.attendee_id
    LEFT JOIN interactions v ON v.id = i.voids_id
    LEFT JOIN interactions w ON w.voids_id = i.id
    LEFT JOIN installations p ON p.id = COALESCE(i.installation_id, v.installation_id)
    LEFT JOIN stations s ON s.id = i.caused_by AND i.kind IN ('tap', 'fortune')
    LEFT JOIN users u ON u.id = i.caused_by AND i.kind IN ('bonus', 'void')
    LEFT JOIN api_keys k ON k.id = i.caused_by AND i.kind IN ('bonus', 'void')`,
  counted: 'interactions i',
  orderBy: 'i.id',
  moment: 'i.occurred_at',
}

const accepted = `SELECT 'tap-' || id AS id, id AS number, occurred_at, recorded_at, attendee_id, installation_id,
    caused_by, points, reason, CASE WHEN points > 0 THEN 'counted' ELSE 'no-points' END AS outcome
  FROM interactions WHERE kind = 'tap'`

const refused = `SELECT 'refused-' || id AS id, id AS number, occurred_at, recorded_at, attendee_id, installation_id,
    caused_by, 0 AS points, code AS reason, 'refused' AS outcome
  FROM refused_taps`

/** Taps: first those that were accepted, counted or without points, then the refused ones; each as they were recorded. */
export const taps: DatasetDefinition = {
  isPersonal: true,
  columns: [
    { name: 'tapId', type: 'text', value: 't.id' },
    { name: 'occurredAt', type: 'moment', value: isoMoment('t.occurred_at') },
    { name: 'recordedAt', type: 'moment', value: isoMoment('t.recorded_at') },
    {
      name: 'delaySeconds',
      type: 'integer',
      unit: 'seconds',
      value: 'GREATEST(0, round(extract(epoch FROM t.recorded_at - t.occurred_at)))::int',
    },
    { name: 'eventDay', type: 'day', value: `${eventDay('t.occurred_at')}::text` },
    { name: 'outcome', type: 'text', value: 't.outcome' },
    { name: 'outcomeReason', type: 'text', value: 't.reason' },
    { name: 'points', type: 'integer', unit: 'points', value: 't.points' },
    ...person,
    ...place,
    { name: 'stationId', type: 'text', value: 's.id' },
    { name: 'stationName', type: 'text', value: 's.name' },
  ],
  from: [accepted, refused].map(
    (rows) => `(${rows}) t
    LEFT JOIN attendees a ON a.id = t.attendee_id
    LEFT JOIN installations p ON p.id = t.installation_id
    LEFT JOIN stations s ON s.id = t.caused_by`,
  ),
  orderBy: 't.number',
  moment: 't.occurred_at',
}

/** Hours of the event's zone, which is the zone of the transaction, with what happened in them at each place. */
export const hours: DatasetDefinition = {
  columns: [
    { name: 'startsAt', type: 'moment', value: isoMoment('h.hour') },
    { name: 'eventDay', type: 'day', value: `${eventDay('h.hour')}::text` },
    ...place,
    { name: 'kind', type: 'text', value: 'h.kind' },
    { name: 'entries', type: 'integer', unit: 'rows', value: 'h.entries' },
    { name: 'people', type: 'integer', unit: 'people', value: 'h.people' },
    { name: 'points', type: 'integer', unit: 'points', value: 'h.points' },
  ],
  from: `(SELECT date_trunc('hour', i.occurred_at) AS hour, COALESCE(i.installation_id, v.installation_id) AS place,
        i.kind, count(*) AS entries, count(DISTINCT i.attendee_id) AS people, sum(i.points) AS points
      FROM interactions i LEFT JOIN interactions v ON v.id = i.voids_id
      GROUP BY 1, 2, 3) h
    LEFT JOIN installations p ON p.id = h.place`,
  orderBy: 'h.hour, h.place, h.kind',
  moment: 'h.hour',
}
