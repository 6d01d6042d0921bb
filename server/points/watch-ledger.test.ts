import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { locks } from '../db/locks.ts'
import { lookAtLedger } from './watch-ledger.ts'

const festival = await festivalForFile()
const { app, sql, clock, deps } = festival
const [staff, reader] = [await signInAs(festival, 'staff'), await signInAs(festival, 'read-only')]

const state = async (headers: object = staff.headers) =>
  app.inject({ url: '/api/admin/ledger-state', headers: { ...headers } })

async function tapper() {
  const band = await aWristband(festival)
  const payload = { rfidTagId: band.tag, installationId: 'tap-tracking' }
  expect((await app.inject({ method: 'POST', url: '/api/tap', payload })).statusCode).toBe(200)
  return band.attendee
}

async function look() {
  clock.advance({ minutes: 1 })
  return (await lookAtLedger(deps))?.map(({ attendeeId, rule }) => [attendeeId, rule])
}

const TOTAL = "the sum of an attendee's rows is the attendee's total"
const ALL = 'the points of all attendees are those of the figures'
const change = (id: string, by: number) =>
  sql('UPDATE attendees SET total_points = total_points + $2 WHERE id = $1', [id, by])

describe('the look at the ledger every minute', () => {
  it('finds nothing where nothing is wrong, and says when it looked, to staff alone', async () => {
    expect((await state()).json()).toEqual({ checkedAt: null, broken: [] })
    await tapper()
    expect(await look()).toEqual([])
    expect((await state()).json()).toEqual({ checkedAt: clock.now().toISOString(), broken: [] })
    expectRefusal(await state(reader.headers), 'not_allowed')
    expectRefusal(await state({}), 'not_signed_in')
    expect((await app.inject({ url: '/metrics' })).body).toMatch(/\nledger_broken_rules 0\n/)
  })

  it('names whoever a rule is broken for, keeps since when, and forgets it once it is mended', async () => {
    const person = await tapper()
    await change(person.id, 7)
    expect(await look()).toEqual([
      [person.id, TOTAL],
      [null, ALL],
    ])
    const since = clock.now().toISOString()
    await look()
    expect((await state()).json().broken).toEqual([
      { rule: TOTAL, since, tiktokUsername: person.tiktokUsername },
      { rule: ALL, since, tiktokUsername: null },
    ])
    expect((await app.inject({ url: '/metrics' })).body).toMatch(/\nledger_broken_rules 2\n/)
    await change(person.id, -7)
    expect(await look()).toEqual([])
  })

  it('finds that no administrator is active any more', async () => {
    await signInAs(festival, 'admin')
    expect(await look()).toEqual([])
    await sql("UPDATE users SET is_active = false WHERE role = 'admin'")
    expect(await look()).toEqual([[null, 'at least one administrator is active, once there was one']])
    await sql("UPDATE users SET is_active = true WHERE role = 'admin'")
  })

  it('comes to everybody in turn, also to whom nobody has tapped for long', async () => {
    const other = await festivalForTest()
    await other.sql(
      `INSERT INTO attendees (id, tiktok_username, first_name, last_name, attendee_name)
       SELECT 'fan' || lpad(n::text, 5, '0'), 'fan' || n, 'Fan', n::text, 'Fan ' || n FROM generate_series(1, 2500) n`,
    )
    await other.sql(`UPDATE attendees SET total_points = 5, total_reached_at = now() WHERE id = 'fan02499'`)
    const found: number[] = []
    for (let minute = 0; minute < 3; minute += 1) {
      other.clock.advance({ minutes: 1 })
      const broken = await lookAtLedger(other.deps)
      found.push(broken?.filter(({ attendeeId }) => attendeeId === 'fan02499').length ?? -1)
    }
    expect(found).toEqual([0, 0, 1])
  })

  it('is one process’s at a time, and not repeated by another one at once', async () => {
    await look()
    expect(await lookAtLedger(deps), 'just looked').toBeUndefined()
    clock.advance({ minutes: 1 })
    const other = await festival.db.$client.connect()
    await other.query('BEGIN')
    await other.query('SELECT pg_advisory_xact_lock($1)', [locks.ledgerWatch])
    expect(await lookAtLedger(deps), 'somebody else is at it').toBeUndefined()
    await other.query('ROLLBACK')
    other.release()
    expect(await lookAtLedger(deps)).toEqual([])
  })
})
