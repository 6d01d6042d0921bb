import { expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { anAttendee } from '../../test/factories.ts'
import { atTheDesk } from '../../test/prize-desk.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const staff = await signInAs(festival, 'staff')
const { aPrize } = atTheDesk(festival.app, (await signInAs(festival, 'admin')).headers)

/** Desks at two app processes that share one database. */
async function twoTents() {
  const other = await festivalForTest({ sharing: festival })
  const desks = [atTheDesk(festival.app, staff.headers), atTheDesk(other.app, staff.headers)] as const
  /** People spread over both tents. */
  return (place: number) => desks[place % 2 === 0 ? 0 : 1]
}

/** How often each status of success or code of a refusal was answered. */
function codesOf(answers: { statusCode: number; json(): { code?: string } }[]) {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const code = answer.json().code ?? String(answer.statusCode)
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

it('thirty people at desks in two tents get the last five prizes, and nobody a sixth', async () => {
  const deskAt = await twoTents()
  const { id: tierId } = await aPrize({ stock: 5 })
  const people = await Promise.all(
    Array.from({ length: 30 }, () => anAttendee(festival, { totalPoints: 100 })),
  )
  const answers = await Promise.all(
    people.map(({ id: attendeeId }, index) => deskAt(index).reserve({ attendeeId, tierId })),
  )
  expect(codesOf(answers)).toEqual({ 201: 5, prize_out_of_stock: 25 })
  expect(await deskAt(1).stockOf(tierId)).toMatchObject({ stockLeft: 0, reserved: 5 })
})

it('one person at twenty desks at once gets one', async () => {
  const deskAt = await twoTents()
  const { id: tierId } = await aPrize({ stock: 50 })
  const { id: attendeeId } = await anAttendee(festival, { totalPoints: 100 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => deskAt(index).reserve({ attendeeId, tierId })),
  )
  expect(codesOf(answers)).toEqual({ 201: 1, prize_limit_reached: 19 })
})

it('one reservation is handed over or released, never both, whoever is faster', async () => {
  const deskAt = await twoTents()
  const { id: tierId } = await aPrize({ stock: 1 })
  for (let round = 0; round < 5; round += 1) {
    const { id: attendeeId } = await anAttendee(festival, { totalPoints: 100 })
    const { id } = (await deskAt(0).reserve({ attendeeId, tierId })).json()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? deskAt(0).handOver(id) : deskAt(1).cancel(id),
      ),
    )
    expect(codesOf(answers)).toEqual({ 200: 1, claim_not_open: 7 })
    const stock = await deskAt(0).stockOf(tierId)
    expect((stock?.handedOver ?? 0) + (stock?.stockLeft ?? 0)).toBe(1)
    if (stock?.handedOver === 1) await deskAt(1).giveBack(id)
  }
})

it('reserving, returning and running out at the same time keep the count right, and nobody waits forever', async () => {
  const deskAt = await twoTents()
  const { id: tierId } = await aPrize({ stock: 10, perPersonLimit: 3 })
  const people = await Promise.all(
    Array.from({ length: 8 }, () => anAttendee(festival, { totalPoints: 100 })),
  )
  await Promise.all(people.slice(0, 4).map(({ id }) => deskAt(0).reserve({ attendeeId: id, tierId })))
  festival.clock.advance({ minutes: 20 })
  await Promise.all(
    people.flatMap(({ id: attendeeId }, index) =>
      [0, 1, 2].map(async (turn) => {
        const desk = deskAt(index + turn)
        const { id } = (await desk.reserve({ attendeeId, tierId })).json()
        if (id === undefined) return
        await (turn === 0 ? desk.cancel(id) : desk.handOver(id))
        if (turn === 1) await desk.giveBack(id)
      }),
    ),
  )
  const [counted] = await festival.sql<{ held: number; rows: number }>(
    `SELECT held, (SELECT count(*)::int FROM prize_claims WHERE tier_id = t.id AND state IN ('reserved', 'handed-over')) AS rows
     FROM prize_tiers t WHERE id = $1`,
    [tierId],
  )
  expect(counted?.held).toBe(counted?.rows)
  expect(counted?.held).toBeLessThanOrEqual(10)
})

it('the database itself refuses one too many, a step back and a deletion', async () => {
  const { id: tierId } = await aPrize({ stock: 1 })
  const [first, second] = [await anAttendee(festival), await anAttendee(festival)]
  const write = (attendeeId: string) =>
    festival.sql<{ id: string }>(
      `INSERT INTO prize_claims (tier_id, attendee_id, piece, prize_name, required_points, reserved_at, reserved_by, expires_at)
       VALUES ($1, $2, 1, 'Hoodie', 1, now(), 'x', now() + interval '1 minute') RETURNING id`,
      [tierId, attendeeId],
    )
  const [claim] = await write(first.id)
  await expect(write(second.id)).rejects.toThrow('prize_tiers_hold_no_more_than_there_is')
  const set = (state: string) =>
    festival.sql(
      `UPDATE prize_claims SET state = $2, handed_over_at = CASE WHEN $2 IN ('returned', 'handed-over') THEN now() END,
         ended_at = CASE WHEN $2 IN ('returned', 'cancelled') THEN now() END, reason = 'x' WHERE id = $1`,
      [claim?.id, state],
    )
  await expect(set('returned')).rejects.toThrow('cannot become')
  await set('cancelled')
  await expect(set('handed-over')).rejects.toThrow('cannot become')
  await expect(festival.sql('DELETE FROM prize_claims')).rejects.toThrow('not allowed')
})
