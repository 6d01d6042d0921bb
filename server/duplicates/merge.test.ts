import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband, type TestBand } from '../../test/factories.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { upload } from '../../test/upload.ts'
import { checkLedger } from '../points/index.ts'

const festival = await festivalForFile()
const { app, sql, db } = festival
const { headers } = await signInAs(festival, 'admin')
const place = await anInstallation(festival)

async function tap({ tag }: Pick<TestBand, 'tag'>) {
  const payload = { rfidTagId: tag, installationId: place.id }
  const answer = await app.inject({ method: 'POST', url: '/api/tap', payload })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const merge = (id: string, otherId: string) =>
  app.inject({
    method: 'POST',
    url: `/api/admin/attendees/${id}/merge`,
    payload: { otherId, reason: 'One person, two tickets' },
    headers,
  })

/** Lists, counts and files have one person, whom the id and the handle of the other one mean from then on. */
async function tellOfOne(kept: TestBand['attendee'], gone: TestBand['attendee']) {
  const get = async (url: string) => (await app.inject({ url: `/api/admin/${url}`, headers })).json()
  const found = await get(`attendees?search=@${gone.tiktokUsername}`)
  expect(found.attendees.map(({ id }: { id: string }) => id)).toEqual([kept.id])
  expect((await get('attendees?search=merged')).total).toBe(0)
  const [rows] = await sql<{ n: number }>('SELECT count(*)::int AS n FROM attendees')
  expect((await get('attendees')).total).toBe((rows?.n ?? 0) - 1)
  expect((await get('analytics')).summary.totalAttendees).toBe((rows?.n ?? 0) - 1)
  expect((await app.inject({ url: '/api/admin/attendees/export', headers })).body).not.toContain('merged-')
  expect((await get(`attendees/${gone.id}/statement`)).attendee.id).toBe(kept.id)
  const body = { attendeeId: gone.id, points: 5, reason: 'Quiz' }
  const bonus = await app.inject({ method: 'POST', url: '/api/admin/bonus', headers, body })
  expect(bonus.json()).toMatchObject({ attendee: { id: kept.id } })
  const csv = `tiktokUsername,firstName\n${gone.tiktokUsername},Ada\n`
  const imported = await upload(app, '/api/admin/attendees/import?dryRun=true', csv, headers)
  expect(imported.body).toMatchObject({ created: 0, updated: 1 })
}

describe('two who are one person', () => {
  it('are found by address and by name, and made one with all their points, bands and statement', async () => {
    const mail = { email: 'Twice@example.com' }
    const kept = await aWristband(festival, {
      attendee: await anAttendee(festival, { email: null, ageBand: 'unknown' }),
    })
    const gone = await aWristband(festival, { attendee: await anAttendee(festival, mail) })
    await anAttendee(festival, { email: 'twice@example.com' })
    await tap(kept)
    await tap(gone)
    festival.clock.advance({ minutes: 5 })
    await tap(gone)
    const { groups } = (await app.inject({ url: '/api/admin/duplicates', headers })).json()
    const emails = groups.map((group: { people: { email: string }[] }) =>
      group.people.map(({ email }) => email?.toLowerCase()),
    )
    expect(emails).toContainEqual(['twice@example.com', 'twice@example.com'])

    const merged = await merge(kept.attendee.id, gone.attendee.id)
    expect(merged.json()).toMatchObject({
      id: kept.attendee.id,
      totalPoints: 1_500,
      email: mail.email,
      ageBand: '18+',
    })
    expect((await checkLedger(db)).filter(({ broken }) => broken > 0)).toEqual([])
    const statement = await app.inject({ url: `/api/admin/attendees/${kept.attendee.id}/statement`, headers })
    expect(statement.json().rows[0]).toMatchObject({
      kind: 'bonus',
      pointsAwarded: 1_000,
      reason: 'One person, two tickets',
    })
    // The band that stays is that of the person who stays; the other one is free again.
    expect((await tap(kept)).totalPoints).toBeGreaterThanOrEqual(1_500)
    const [alias] = await sql('SELECT total_points, email, is_hidden FROM attendees WHERE id = $1', [
      gone.attendee.id,
    ])
    expect(alias).toEqual({ total_points: 0, email: null, is_hidden: true })
    await tellOfOne(kept.attendee, gone.attendee)
    expect(
      await sql(`SELECT 1 FROM attendees WHERE attendee_name = $1`, [gone.attendee.attendeeName]),
    ).toEqual([])
  })

  it('are refused while they are the same, crew, or nobody', async () => {
    const [one, crew] = [await anAttendee(festival), await anAttendee(festival, { isCrew: true })]
    expectRefusal(await merge(one.id, one.id), 'same_attendee')
    expectRefusal(await merge(one.id, 'nobody'), 'attendee_not_found')
    expectRefusal(await merge(one.id, crew.id), 'crew_not_eligible')
  })
})
