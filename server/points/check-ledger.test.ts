import { describe, expect, it } from 'vitest'
import { festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'
import { checkLedger } from './index.ts'

/** Rules that are broken, by name. */
async function brokenRules({ db }: TestFestival) {
  const findings = await checkLedger(db)
  return findings.filter(({ broken }) => broken > 0).map(({ rule }) => rule)
}

async function aTap(festival: TestFestival) {
  const band = await aWristband(festival)
  const place = await anInstallation(festival)
  const response = await festival.app.inject({
    method: 'POST',
    url: '/api/tap',
    payload: { rfidTagId: band.tag, installationId: place.id },
  })
  const { interaction } = response.json<{ interaction: { id: string } }>()
  return { band, place, id: interaction.id }
}

/** Changes the ledger as only somebody with the keys of the database could. */
async function tamper(festival: TestFestival, sql: string, values: unknown[] = []) {
  const client = await festival.db.$client.connect()
  try {
    await client.query('ALTER TABLE interactions DISABLE TRIGGER USER')
    await client.query(sql, values)
    await client.query('ALTER TABLE interactions ENABLE TRIGGER USER')
  } finally {
    client.release()
  }
}

const append = `INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, reason, voids_id, occurred_at)
  SELECT attendee_id, installation_id, kind, points, total_after, reason, voids_id, occurred_at FROM`

describe('the ledger', () => {
  it('of the demo festival, with its hours of taps, keeps every rule', async () => {
    const festival = await festivalForTest({ people: 'demo' })
    const [{ rows } = { rows: 0 }] = await festival.sql<{ rows: number }>(
      'SELECT count(*)::int AS rows FROM interactions',
    )
    expect(rows).toBeGreaterThan(300)
    expect(await brokenRules(festival)).toEqual([])
  })

  it('shows a total that somebody changed', async () => {
    const festival = await festivalForTest()
    const { band } = await aTap(festival)
    await festival.sql('UPDATE attendees SET total_points = total_points + 1 WHERE id = $1', [
      band.attendee.id,
    ])
    expect(await brokenRules(festival)).toEqual([
      "the sum of an attendee's rows is the attendee's total",
      'the points of all attendees are those of all installations, bonuses and voids',
    ])
  })

  it('shows a row that somebody changed', async () => {
    const festival = await festivalForTest()
    const { id } = await aTap(festival)
    await tamper(festival, 'UPDATE interactions SET points = 400 WHERE id = $1', [id])
    expect(await brokenRules(festival)).toContain('every row goes on where the row before it ended')
  })

  it('shows a row that somebody took away', async () => {
    const festival = await festivalForTest()
    const { id } = await aTap(festival)
    await tamper(festival, 'DELETE FROM interactions WHERE id = $1', [id])
    expect(await brokenRules(festival)).toContain("the sum of an attendee's rows is the attendee's total")
  })

  it('shows a tap that was counted twice', async () => {
    const festival = await festivalForTest()
    const { id } = await aTap(festival)
    await tamper(festival, `${append} interactions WHERE id = $1`, [id])
    expect(await brokenRules(festival)).toContain(
      'no two taps of one attendee at one installation lie within 3 seconds',
    )
  })

  it('shows a tap from the future, and one that earned points and says why it earned none', async () => {
    const festival = await festivalForTest()
    const { id } = await aTap(festival)
    await tamper(
      festival,
      `UPDATE interactions SET occurred_at = recorded_at + interval '1 s', reason = 'cooldown' WHERE id = $1`,
      [id],
    )
    expect(await brokenRules(festival)).toEqual([
      'no tap happened after the server learned of it',
      'a tap either earned points or says why not, never both',
    ])
  })

  it('shows a void of something else than what it names', async () => {
    const festival = await festivalForTest()
    const { id } = await aTap(festival)
    await festival.sql(
      `${append} (SELECT attendee_id, NULL AS installation_id, 'void' AS kind, -1 AS points, total_after - 1 AS total_after,
        'a mistake' AS reason, id AS voids_id, occurred_at FROM interactions WHERE id = $1) v`,
      [id],
    )
    expect(await brokenRules(festival)).toContain(
      'a void takes back one positive row of the same attendee, whole and once',
    )
  })

  it('shows a key that names two rows, a place that is not there, and a total nobody knows when it was reached', async () => {
    const festival = await festivalForTest()
    const { id, band } = await aTap(festival)
    await tamper(
      festival,
      "UPDATE interactions SET idempotency_key = 'k', fingerprint = 'f', installation_id = 'gone' WHERE id = $1",
      [id],
    )
    await festival.sql(
      "INSERT INTO repeated_taps (idempotency_key, fingerprint, interaction_id) VALUES ('k', 'f', $1)",
      [id],
    )
    await festival.sql('UPDATE attendees SET total_reached_at = NULL WHERE id = $1', [band.attendee.id])
    expect(await brokenRules(festival)).toEqual([
      'whoever has points has a moment at which they were reached',
      'an acknowledged key names one row',
      'every row names an installation that exists',
      'the points of all attendees are those of all installations, bonuses and voids',
    ])
  })
})
