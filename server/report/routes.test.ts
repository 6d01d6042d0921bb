import { expect, it } from 'vitest'
import type { Report } from '../../contract/report.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { withoutSmallGroups } from './small-groups.ts'

const festival = await festivalForFile()
const admin = await signInAs(festival, 'admin')

async function report(query = ''): Promise<Report> {
  const answer = await festival.app.inject({ url: `/api/admin/report${query}`, headers: admin.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** So many people tap once; nobody of them is told apart by anything else. */
async function crowd(people: number, installationId: string, at: string, given: object = {}) {
  const ids = []
  for (let n = 0; n < people; n += 1) ids.push((await anAttendee(festival, given)).id)
  await again(ids, installationId, at)
  return ids
}

async function again(ids: string[], installationId: string, at: string) {
  await festival.sql(
    `INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, occurred_at)
     SELECT person, $2, 'tap', 100, 100, $3 FROM unnest($1::text[]) person`,
    [ids, installationId, at],
  )
}

it('the report has nothing to show before anybody came, and refuses days in the wrong order', async () => {
  expect(await report()).toMatchObject({ days: [], figures: null })
  const answer = await festival.app.inject({
    url: '/api/admin/report?from=2026-12-06&to=2026-12-04',
    headers: admin.headers,
  })
  expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'to'])
})

it('the report counts days, hours and places, and no group of fewer than five people', async () => {
  const [wheel, quiet] = [await anInstallation(festival), await anInstallation(festival)]
  await crowd(4, wheel.id, '2026-12-04T20:30:00-08:00')
  expect((await report()).figures).toBeNull()
  const regulars = await crowd(7, wheel.id, '2026-12-04T21:10:00-08:00', { language: 'de' })
  // The night belongs to the day before.
  await again(regulars, wheel.id, '2026-12-06T01:15:00-08:00')
  await crowd(3, quiet.id, '2026-12-05T22:00:00-08:00', { isCrew: true })
  await crowd(2, quiet.id, '2026-12-05T22:00:00-08:00', { language: 'ja' })
  const { days, figures } = await report()
  expect(days).toEqual(['2026-12-04', '2026-12-05'])
  expect(figures).toMatchObject({
    people: 13,
    registered: 13,
    taps: 20,
    returning: 7,
    busiest: { day: '2026-12-04', hour: 21, taps: 7 },
    hours: [
      { day: '2026-12-04', hour: 20, taps: null },
      { day: '2026-12-04', hour: 21, taps: 7 },
      { day: '2026-12-05', hour: 1, taps: 7 },
      { day: '2026-12-05', hour: 22, taps: null },
    ],
    questions: null,
  })
  // Six who are left out together are not known one by one.
  expect(figures?.languages).toEqual([{ name: 'de', count: 7 }])
  expect(figures?.byHour[0]).toEqual({ hour: 6, taps: 0 })
  expect(figures?.byHour).toContainEqual({ hour: 22, taps: null })
  expect((await report('?from=2026-12-05')).figures).toMatchObject({ people: 9, returning: null })
})

it('who knows the whole cannot subtract a small group from it', () => {
  const groups = (...sizes: number[]) => sizes.map((people) => ({ people }))
  expect(withoutSmallGroups(groups(20, 9, 6))).toEqual(groups(20, 9, 6))
  expect(withoutSmallGroups(groups(20, 9, 6, 2))).toEqual(groups(20, 9))
  expect(withoutSmallGroups(groups(20, 9, 4, 2))).toEqual(groups(20, 9))
  expect(withoutSmallGroups(groups(2))).toEqual([])
})
