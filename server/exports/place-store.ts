import { type DatasetDefinition, isoMoment } from './dataset.ts'

/** Installations with their rules and what they brought. */
export const installations: DatasetDefinition = {
  columns: [
    { name: 'installationId', type: 'text', value: 'p.id' },
    { name: 'installationName', type: 'text', value: 'p.name' },
    { name: 'installationType', type: 'text', value: 'p.type' },
    { name: 'location', type: 'text', value: 'p.location' },
    { name: 'earnedBy', type: 'text', value: 'p.earned_by' },
    { name: 'tapPolicy', type: 'text', value: 'p.tap_policy' },
    { name: 'pointValue', type: 'integer', unit: 'points', value: 'p.point_value' },
    { name: 'cooldownSeconds', type: 'integer', unit: 'seconds', value: 'p.cooldown_seconds' },
    { name: 'maxPerEventDay', type: 'integer', unit: 'rows', value: 'p.max_per_event_day' },
    { name: 'openingHours', type: 'json', value: 'p.opening_hours' },
    { name: 'isActive', type: 'boolean', value: 'p.is_active' },
    { name: 'archivedAt', type: 'moment', value: isoMoment('p.archived_at') },
    { name: 'entries', type: 'integer', unit: 'rows', value: 'COALESCE(d.entries, 0)' },
    { name: 'people', type: 'integer', unit: 'people', value: 'COALESCE(d.people, 0)' },
    { name: 'pointsAwarded', type: 'integer', unit: 'points', value: 'COALESCE(d.points, 0)' },
    { name: 'refusedTaps', type: 'integer', unit: 'rows', value: 'COALESCE(r.refused, 0)' },
  ],
  from: `installations p
    LEFT JOIN (SELECT COALESCE(i.installation_id, v.installation_id) AS place, sum(i.points) AS points,
        count(*) FILTER (WHERE i.kind <> 'void') AS entries, count(DISTINCT i.attendee_id) AS people
      FROM interactions i LEFT JOIN interactions v ON v.id = i.voids_id GROUP BY 1) d ON d.place = p.id
    LEFT JOIN (SELECT installation_id AS place, count(*) AS refused FROM refused_taps GROUP BY 1) r ON r.place = p.id`,
  orderBy: 'p.created_at, p.id',
}

/** Stations with what was tapped at them. */
export const stations: DatasetDefinition = {
  columns: [
    { name: 'stationId', type: 'text', value: 's.id' },
    { name: 'stationName', type: 'text', value: 's.name' },
    { name: 'installationId', type: 'text', value: 'p.id' },
    { name: 'installationName', type: 'text', value: 'p.name' },
    { name: 'surface', type: 'text', value: 's.surface' },
    { name: 'language', type: 'text', value: 's.language' },
    { name: 'isTraining', type: 'boolean', value: 's.is_training' },
    { name: 'pairedAt', type: 'moment', value: isoMoment('s.paired_at') },
    { name: 'revokedAt', type: 'moment', value: isoMoment('s.revoked_at') },
    { name: 'lastSeenAt', type: 'moment', value: isoMoment('h.last_seen_at') },
    { name: 'entries', type: 'integer', unit: 'rows', value: 'COALESCE(d.entries, 0)' },
    { name: 'refusedTaps', type: 'integer', unit: 'rows', value: 'COALESCE(r.refused, 0)' },
  ],
  from: `stations s JOIN installations p ON p.id = s.installation_id
    LEFT JOIN station_health h ON h.station_id = s.id
    LEFT JOIN (SELECT caused_by, count(*) AS entries FROM interactions WHERE kind IN ('tap', 'fortune')
      GROUP BY 1) d ON d.caused_by = s.id
    LEFT JOIN (SELECT caused_by, count(*) AS refused FROM refused_taps GROUP BY 1) r ON r.caused_by = s.id`,
  orderBy: 's.paired_at, s.id',
}

/** Prizes with how many are out. */
export const prizes: DatasetDefinition = {
  columns: [
    { name: 'prizeId', type: 'text', value: 't.id' },
    { name: 'prizeName', type: 'text', value: 't.prize_name' },
    { name: 'requiredPoints', type: 'integer', unit: 'points', value: 't.required_points' },
    { name: 'description', type: 'text', value: 't.description' },
    { name: 'isActive', type: 'boolean', value: 't.is_active' },
    {
      name: 'stock',
      type: 'integer',
      unit: 'pieces',
      value: 'CASE WHEN z.sizes IS NULL THEN t.stock ELSE z.stock END',
    },
    { name: 'perPersonLimit', type: 'integer', unit: 'pieces', value: 't.per_person_limit' },
    { name: 'reserved', type: 'integer', unit: 'pieces', value: 'COALESCE(c.reserved, 0)' },
    { name: 'handedOver', type: 'integer', unit: 'pieces', value: 'COALESCE(c.handed_over, 0)' },
    { name: 'returned', type: 'integer', unit: 'pieces', value: 'COALESCE(c.returned, 0)' },
    { name: 'sizes', type: 'json', value: "COALESCE(z.sizes, '[]')" },
    { name: 'removedAt', type: 'moment', value: isoMoment('t.removed_at') },
  ],
  from: `prize_tiers t LEFT JOIN (SELECT tier_id,
        count(*) FILTER (WHERE state = 'reserved' AND expires_at > now()) AS reserved,
        count(*) FILTER (WHERE state = 'handed-over') AS handed_over,
        count(*) FILTER (WHERE state = 'returned') AS returned
      FROM prize_claims GROUP BY 1) c ON c.tier_id = t.id
    LEFT JOIN (SELECT s.tier_id, CASE WHEN bool_and(s.stock IS NOT NULL) THEN sum(s.stock) END AS stock,
        jsonb_agg(jsonb_build_object('name', s.name, 'stock', s.stock, 'reserved', COALESCE(k.reserved, 0),
          'handedOver', COALESCE(k.handed_over, 0), 'returned', COALESCE(k.returned, 0)) ORDER BY s.position) AS sizes
      FROM prize_sizes s LEFT JOIN (SELECT size_id,
          count(*) FILTER (WHERE state = 'reserved' AND expires_at > now()) AS reserved,
          count(*) FILTER (WHERE state = 'handed-over') AS handed_over,
          count(*) FILTER (WHERE state = 'returned') AS returned
        FROM prize_claims GROUP BY 1) k ON k.size_id = s.id
      WHERE s.removed_at IS NULL GROUP BY 1) z ON z.tier_id = t.id`,
  orderBy: 't.required_points, t.id',
}

/** Entries of the event knowledge with how many people and guests have saved them. */
export const interest: DatasetDefinition = {
  columns: [
    { name: 'knowledgeEntryId', type: 'text', value: 'k.id' },
    { name: 'category', type: 'text', value: 'k.category' },
    { name: 'title', type: 'text', value: 'k.title' },
    { name: 'location', type: 'text', value: 'k.location' },
    { name: 'startsAt', type: 'moment', value: isoMoment('k.starts_at') },
    { name: 'endsAt', type: 'moment', value: isoMoment('k.ends_at') },
    { name: 'tags', type: 'list', value: 'k.tags' },
    { name: 'isActive', type: 'boolean', value: 'k.is_active' },
    { name: 'savedByAttendees', type: 'integer', unit: 'people', value: 'COALESCE(d.attendees, 0)' },
    { name: 'savedByGuests', type: 'integer', unit: 'people', value: 'COALESCE(d.guests, 0)' },
  ],
  from: `knowledge_entries k LEFT JOIN (SELECT entry_id, count(attendee_id) AS attendees, count(session_id) AS guests
      FROM itinerary_items GROUP BY 1) d ON d.entry_id = k.id`,
  orderBy: 'k.starts_at, k.title, k.id',
}
