import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'

const festival = await festivalForFile()
const { app, sql } = festival

async function aRow() {
  const band = await aWristband(festival)
  const place = await anInstallation(festival)
  const response = await app.inject({
    method: 'POST',
    url: '/api/tap',
    payload: { rfidTagId: band.tag, installationId: place.id },
  })
  return {
    place,
    person: band.attendee.id,
    id: response.json<{ interaction: { id: string } }>().interaction.id,
  }
}

const appendOnly = /not allowed: the ledger is append-only/

describe('the database itself', () => {
  it('refuses to change, delete or empty the ledger', async () => {
    const { id } = await aRow()
    await expect(sql('UPDATE interactions SET points = 9999 WHERE id = $1', [id])).rejects.toThrow(appendOnly)
    await expect(sql('DELETE FROM interactions WHERE id = $1', [id])).rejects.toThrow(appendOnly)
    await expect(sql('TRUNCATE interactions CASCADE')).rejects.toThrow(appendOnly)
    await expect(sql('TRUNCATE attendees CASCADE')).rejects.toThrow(appendOnly)
    expect(await sql('SELECT points FROM interactions WHERE id = $1', [id])).toEqual([{ points: 500 }])
  })

  it('refuses to delete an installation, whose history would lose its place', async () => {
    const { place } = await aRow()
    await expect(sql('DELETE FROM installations WHERE id = $1', [place.id])).rejects.toThrow(
      /switch it off instead/,
    )
    await expect(sql('TRUNCATE installations CASCADE')).rejects.toThrow(/switch them off instead/)
    await expect(sql("UPDATE installations SET id = 'other' WHERE id = $1", [place.id])).rejects.toThrow(
      /the ledger knows it by this id/,
    )
  })

  it('refuses to delete a person who has points', async () => {
    const { person } = await aRow()
    await expect(sql('DELETE FROM attendees WHERE id = $1', [person])).rejects.toThrow(/foreign key/)
  })

  it('refuses a total below zero, a second void of a row, and a void that adds', async () => {
    const { id, person } = await aRow()
    await expect(sql('UPDATE attendees SET total_points = -1 WHERE id = $1', [person])).rejects.toThrow(
      /check/,
    )
    const voidRow = (points: number) =>
      sql(
        `INSERT INTO interactions (attendee_id, kind, points, total_after, voids_id, occurred_at)
         VALUES ($1, 'void', $2, 0, $3, now())`,
        [person, points, id],
      )
    await expect(voidRow(500)).rejects.toThrow(/check/)
    await voidRow(-500)
    await expect(voidRow(-500)).rejects.toThrow(/unique/)
  })

  it('refuses a tag that two people wear, and lets a band that was unlinked go to the next', async () => {
    const { tag } = await aWristband(festival)
    await expect(aWristband(festival, { tag })).rejects.toThrow(/wristbands_one_person_per_tag/)
    const ended = await aWristband(festival, { ended: 'unlinked' })
    await aWristband(festival, { tag: ended.tag, attendee: await anAttendee(festival) })
  })

  it('knows the event day of a moment, and when that day begins, across the change to winter time', async () => {
    const rows = await sql<{ moment: string; day: string; begins: Date }>(
      `SELECT event_day(m)::text AS day, event_day_begins(event_day(m)) AS begins
       FROM unnest($1::timestamptz[]) WITH ORDINALITY t(m, n) ORDER BY n`,
      [['2026-12-06T05:59:59-08:00', '2026-12-06T06:00:00-08:00', '2026-11-01T05:30:00-08:00']],
    )
    expect(rows).toEqual([
      { day: '2026-12-05', begins: new Date('2026-12-05T14:00:00Z') },
      { day: '2026-12-06', begins: new Date('2026-12-06T14:00:00Z') },
      { day: '2026-10-31', begins: new Date('2026-10-31T13:00:00Z') },
    ])
  })
})
