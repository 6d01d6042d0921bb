import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { locks } from '../db/locks.ts'
import { listBrokenBy, of } from './ledger-rules-store.ts'
import { lookAtLedger } from './watch-ledger.ts'
import { rulesOfPeople } from './watched-rules-store.ts'

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
const FIGURES = 'the dashboard counts the rows and points of the ledger, at each installation'
const change = (id: string, by: number) =>
  sql('UPDATE attendees SET total_points = total_points + $2 WHERE id = $1', [id, by])

/** Changes the ledger as only somebody with the keys of the database could. */
async function tamper(text: string, values: unknown[]) {
  await sql('ALTER TABLE interactions DISABLE TRIGGER USER')
  await sql(text, values)
  await sql('ALTER TABLE interactions ENABLE TRIGGER USER')
}

describe('the look at the ledger every minute', () => {
  it('finds nothing where nothing is wrong, and says when it looked, to staff alone', async () => {
    expect((await state()).json()).toEqual({ checkedAt: null, unwatchedSince: null, broken: [] })
    await tapper()
    expect(await look()).toEqual([])
    expect((await state()).json()).toEqual({
      checkedAt: clock.now().toISOString(),
      unwatchedSince: null,
      broken: [],
    })
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

  it('finds a visit that was counted inside the cooldown, once staff can no longer have changed it meanwhile', async () => {
    const person = await tapper()
    const set = (seconds: number) =>
      sql("UPDATE installations SET cooldown_seconds = $1 WHERE id = 'tap-tracking'", [seconds])
    const again = () =>
      sql(
        `INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, metadata, occurred_at, recorded_at)
         SELECT id, 'tap-tracking', 'tap', 0, total_points, '{}', $2, $2 FROM attendees WHERE id = $1`,
        [person.id, clock.now().toISOString()],
      )
    await set(1800)
    clock.advance({ minutes: 5 })
    await again()
    expect(await look(), 'a tap without points').toEqual([])
    await tamper('UPDATE interactions SET points = 1 WHERE points = 0 AND attendee_id = $1', [person.id])
    const COOLDOWN = 'no two positive rows of one attendee at one installation lie within its cooldown'
    expect(await look(), 'it may have been judged by the cooldown of before').not.toContainEqual([
      person.id,
      COOLDOWN,
    ])
    await sql('DELETE FROM cooldown_changes')
    expect(await look()).toContainEqual([person.id, COOLDOWN])
    await tamper('UPDATE interactions SET points = 0 WHERE points = 1 AND attendee_id = $1', [person.id])
    await set(0)
    expect(await look()).toEqual([])
  })

  it('finds figures of the dashboard that are not those of the ledger, and old rows that are gone', async () => {
    const person = await tapper()
    await sql(
      `INSERT INTO ledger_figures (hour, kind, installation_id, row_count, points) VALUES (now(), 'tap', 'tap-tracking', 1, 0)`,
    )
    expect(await look(), 'one more interaction than there are rows').toEqual([[null, FIGURES]])
    await sql('DELETE FROM ledger_figures')
    // All rows so far are a part that nothing can be added to any more.
    await sql('UPDATE ledger_figures_progress SET counted_to = 10000')
    await sql('INSERT INTO ledger_figures SELECT * FROM ledger_figures_between(0, 10000)')
    expect(await look()).toEqual([])
    await tamper('DELETE FROM interactions WHERE attendee_id = $1', [person.id])
    const gone = await look()
    expect(gone).toContainEqual([null, 'rows of before come to what they came to'])
    expect(gone, 'nobody has tapped since, and it is found at once').toContainEqual([person.id, TOTAL])
    expect((await look())?.length, 'it stays').toBe(gone?.length)
    expect((await state()).json().broken).toContainEqual(
      expect.objectContaining({ rule: TOTAL, tiktokUsername: person.tiktokUsername }),
    )
    await sql('DELETE FROM ledger_parts')
    await sql('UPDATE ledger_watch SET parts_to = 0')
    await sql('UPDATE attendees SET total_points = 0, total_reached_at = NULL WHERE id = $1', [person.id])
    await sql('DELETE FROM ledger_figures')
    await sql('UPDATE ledger_figures_progress SET counted_to = 0')
    expect(await look()).toEqual([])
  })

  it('finds somebody who stands on the leaderboard twice, as a damaged index shows them', async () => {
    const person = await tapper()
    await sql('CREATE SCHEMA damaged')
    await sql(
      `CREATE VIEW damaged.attendees AS SELECT * FROM attendees UNION ALL SELECT * FROM attendees WHERE id = '${person.id}'`,
    )
    const board = rulesOfPeople.filter(({ rule }) => rule.startsWith('the leaderboard'))
    const found = await festival.db.transaction(async (tx) => {
      await tx.execute('SET LOCAL search_path = damaged, public')
      return Promise.all(board.map((rule) => listBrokenBy(tx, rule.broken(of([person.id])))))
    })
    expect(found).toEqual([[person.id]])
    await sql('DROP SCHEMA damaged CASCADE')
  })

  it('comes to everybody in turn, also to whom nobody has tapped for long, and faster once a sum is wrong', async () => {
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
    expect(found).toEqual([0, 1, 1])
  })

  it('is missed after five minutes without one, in the notices as well, until somebody looks; a demo misses nothing', async () => {
    const other = await festivalForTest({ mode: 'live' })
    const { headers } = await signInAs(other, 'admin')
    const missed = async () => {
      const read = async (url: string) => (await other.app.inject({ url, headers })).json()
      const { notices } = await read('/api/admin/notices')
      const cause = notices.find(({ kind }: { kind: string }) => kind === 'ledger-unwatched')?.cause
      const { unwatchedSince } = await read('/api/admin/ledger-state')
      expect(cause).toBe(unwatchedSince === null ? undefined : `ledger-unwatched.${unwatchedSince}`)
      return unwatchedSince
    }
    const begun = other.clock.now().toISOString()
    other.clock.advance({ minutes: 5 })
    expect(await missed(), 'a server that has just begun').toBeNull()
    other.clock.advance({ seconds: 1 })
    expect(await missed()).toBe(begun)
    await lookAtLedger(other.deps)
    const looked = other.clock.now().toISOString()
    other.clock.advance({ minutes: 5 })
    expect(await missed()).toBeNull()
    other.clock.advance({ seconds: 1 })
    expect(await missed()).toBe(looked)
    clock.advance({ minutes: 60 })
    expect((await state()).json().unwatchedSince, 'a demo').toBeNull()
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
