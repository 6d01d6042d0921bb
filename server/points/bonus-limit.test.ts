import { expect, test } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee } from '../../test/factories.ts'
import { type SignedIn, signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const { app, sql, clock } = festival

function award(payload: object, { headers }: SignedIn) {
  return app.inject({ method: 'POST', url: '/api/admin/bonus', headers, payload })
}

async function totalOf(id: string): Promise<number | undefined> {
  const [row] = await sql<{ total: number }>('SELECT total_points AS total FROM attendees WHERE id = $1', [
    id,
  ])
  return row?.total
}

test('one member of staff gives so many points a day and no more; another may go on, and a new day is new', async () => {
  const [hasty, other] = [await signInAs(festival, 'staff'), await signInAs(festival, 'staff')]
  const { id } = await anAttendee(festival)
  const bonus = { attendeeId: id, points: 10_000 }
  const answers = await Promise.all(Array.from({ length: 14 }, () => award(bonus, hasty)))
  const codes = answers.map((answer) => answer.json().code ?? answer.statusCode)
  expect(codes.sort()).toEqual([...Array(10).fill(201), ...Array(4).fill('bonus_limit_reached')])
  expect((await award({ ...bonus, points: 1 }, hasty)).statusCode).toBe(409)
  expect((await award(bonus, other)).statusCode).toBe(201)
  expect(await totalOf(id)).toBe(110_000)
  // An event day begins at six in the morning.
  clock.advance({ hours: 5 })
  expect((await award(bonus, hasty)).statusCode).toBe(409)
  clock.advance({ hours: 5 })
  expect((await award(bonus, hasty)).statusCode).toBe(201)
})
