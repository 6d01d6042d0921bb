import { expect } from 'vitest'
import type { Leaderboard } from '../contract/leaderboard.ts'
import { festivalForTest, type TestFestival } from './build-app.ts'
import { anAttendee, anInstallation, aWristband } from './factories.ts'
import { signInAs } from './sign-in-as.ts'

/** A festival with an admin who runs the finale, and with people who tap. */
export async function aFinale(options: { people?: 'none' | 'demo' } = {}) {
  const festival = await festivalForTest(options)
  const { headers } = await signInAs(festival, 'admin')
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    festival.app.inject({ method, url: `/api/admin/finale${path}`, headers, ...(payload && { payload }) })
  const place = await anInstallation(festival, { pointValue: 100 })
  return { festival, ask, headers, place }
}

/** Somebody new with so many points: as many taps of 100, one every ten seconds. */
export async function withPoints(
  festival: TestFestival,
  place: { id: string },
  name: string,
  points: number,
) {
  const attendee = await anAttendee(festival, { tiktokUsername: name })
  const { tag } = await aWristband(festival, { attendee })
  for (let sum = 0; sum < points; sum += 100) await tap(festival, tag, place.id)
  return { tag, id: attendee.id }
}

/** A tap that has to count, ten seconds later. */
export async function tap({ app, clock }: TestFestival, tag: string, installationId: string) {
  clock.advance({ seconds: 10 })
  const response = await app.inject({
    method: 'POST',
    url: '/api/tap',
    payload: { rfidTagId: tag, installationId },
  })
  expect(response.statusCode).toBe(200)
  return response.json<{ totalPoints: number; interaction: { id: string } }>()
}

/** What everybody may see. */
export async function board({ app }: TestFestival, query = '') {
  const response = await app.inject({ url: `/api/leaderboard${query}` })
  return response.json<Leaderboard>()
}

/** The same as words: rank, handle, points. */
export async function places(festival: TestFestival, query = '') {
  const { leaderboard } = await board(festival, query)
  return leaderboard.map(
    ({ rank, attendee, totalPoints }) => `${rank} ${attendee.tiktokUsername} ${totalPoints}`,
  )
}
