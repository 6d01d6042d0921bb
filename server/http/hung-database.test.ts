import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { openDoubtfulLine } from '../../test/doubtful-line.ts'
import { eventually } from '../../test/eventually.ts'
import { anInstallation, aWristband, type TestBand } from '../../test/factories.ts'
import { festivalLimits, stretchLimits } from '../db/limits.ts'

/** Two seconds are promised in a festival: here a third of that, so that nobody waits. */
const limits = stretchLimits(festivalLimits, 1 / 3)

/** A festival whose database is at the end of a line that may hang, and somebody who taps there. */
async function atTheEndOfTheLine(given = limits) {
  const home = await festivalForTest()
  const line = await openDoubtfulLine(home.databaseUrl)
  const festival = await festivalForTest({ sharing: home, way: () => line.url, limits: given })
  const band = await aWristband(home)
  const place = await anInstallation(home)
  return { home, line, festival, band, place }
}

function tapAt({ app }: TestFestival, { tag }: TestBand, { id }: { id: string }, key = 'tap-1') {
  const payload = { rfidTagId: tag, installationId: id }
  return app.inject({ method: 'POST', url: '/api/tap', payload, headers: { 'idempotency-key': key } })
}

/** Both the answer and how many milliseconds it took. */
async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const begin = performance.now()
  return [await work, performance.now() - begin]
}

const rowsOf = ({ sql }: TestFestival, { attendee }: TestBand) =>
  sql('SELECT FROM interactions WHERE attendee_id = $1', [attendee.id])

describe('while the database hangs', () => {
  it('a tap is told so in time, and counts when it is sent again afterwards', async () => {
    const { home, line, festival, band, place } = await atTheEndOfTheLine()
    line.hang()
    const crowd = Array.from({ length: 30 }, (_, n) => timed(tapAt(festival, band, place, `tap-${n}`)))
    for (const [answer, took] of await Promise.all(crowd)) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(took).toBeLessThan(2_000)
    }
    line.goOn()
    await eventually(async () => expect((await tapAt(festival, band, place)).statusCode).toBe(200))
    expect(await rowsOf(home, band)).toHaveLength(1)
  })

  it('a tap that was written although its answer was lost is the same tap when it is sent again', async () => {
    const { home, line, festival, band, place } = await atTheEndOfTheLine()
    const other = await aWristband(home)
    expect((await tapAt(festival, other, place, 'before')).statusCode).toBe(200)
    line.loseAnswers()
    expect((await tapAt(festival, band, place)).statusCode).toBe(503)
    await eventually(async () => expect(await rowsOf(home, band)).toHaveLength(1))
    line.goOn()
    const again = await eventually(async () => {
      const answer = await tapAt(festival, band, place)
      expect(answer.statusCode).toBe(200)
      return answer
    })
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.json().interaction.pointsAwarded).toBe(500)
    expect(await rowsOf(home, band)).toHaveLength(1)
  })

  it('a tap with a photo and every other call are told so as well', async () => {
    const { line, festival, band } = await atTheEndOfTheLine()
    line.hang()
    const payload = {
      rfidTagId: band.tag,
      installationId: 'gift-aura',
      imageData: 'data:image/jpeg;base64,AAAA',
    }
    const answers = await Promise.all([
      festival.app.inject({ method: 'POST', url: '/api/tap', payload }),
      festival.app.inject({
        method: 'POST',
        url: '/api/rfid/authenticate',
        payload: { rfidTagId: band.tag },
      }),
      festival.app.inject({ url: '/api/event' }),
      festival.app.inject({ url: '/api/admin/audit', headers: { cookie: 'staff=unknown' } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 401])
  })

  it('the process is alive, not ready, and shows the last board', async () => {
    const { line, festival, band, place } = await atTheEndOfTheLine()
    expect((await tapAt(festival, band, place)).statusCode).toBe(200)
    const board = () => festival.app.inject({ url: '/api/leaderboard' })
    await eventually(async () => expect((await board()).json().leaderboard).toHaveLength(1))
    line.hang()
    festival.deps.live.announce({ topic: 'leaderboard' })
    const [ready, took] = await timed(festival.app.inject({ url: '/readyz' }))
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2'])
    expect(took).toBeLessThan(2_000)
    expect((await festival.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    for (let look = 0; look < 3; look += 1) {
      const seen = await board()
      expect([seen.statusCode, seen.json().leaderboard.length]).toEqual([200, 1])
      expect(seen.json().asOf, 'nobody takes it for live').toEqual(expect.any(String))
    }
    line.goOn()
    await eventually(async () => expect((await board()).json()).not.toHaveProperty('asOf'))
    await eventually(async () => expect((await festival.app.inject({ url: '/readyz' })).statusCode).toBe(200))
  })
})

describe('a connection that was not answered', () => {
  it('is closed, though a transaction was open on it', async () => {
    const { line, festival } = await atTheEndOfTheLine()
    const [before] = await festival.sql<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const [failed, took] = await timed(
      festival.db
        .transaction(async (tx) => {
          line.hang()
          await tx.execute('SELECT 1')
        })
        .catch((problem: unknown) => problem),
    )
    expect(failed).toBeInstanceOf(Error)
    // The rollback does not wait as well.
    expect(took).toBeLessThan(limits.calls.answer * 1.9)
    await eventually(() => expect(festival.db.$client.totalCount).toBe(0))
    line.goOn()
    const [after] = await festival.sql<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    expect(after?.pid).not.toBe(before?.pid)
  })

  it('takes the idle ones along, which lead to the same place', async () => {
    const { line, festival } = await atTheEndOfTheLine()
    await Promise.all(Array.from({ length: 6 }, () => festival.sql('SELECT pg_sleep(0.05)')))
    expect(festival.db.$client.idleCount).toBeGreaterThan(3)
    line.forgetConnections()
    await expect(festival.sql('SELECT 1')).rejects.toThrow('Query read timeout')
    expect(await festival.sql('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('of the live line is found within five seconds, and everything counts as changed', async () => {
    const { home, line, festival } = await atTheEndOfTheLine()
    const heard: string[] = []
    festival.deps.live.onChange(({ topic }) => heard.push(topic))
    await eventually(async () => {
      home.deps.live.announce({ topic: 'knowledge' })
      await wait(100)
      expect(heard).toContain('knowledge')
    })
    line.forgetConnections()
    heard.length = 0
    await eventually(() => expect(heard).toContain('leaderboard'))
    heard.length = 0
    await eventually(async () => {
      home.deps.live.announce({ topic: 'knowledge' })
      await wait(100)
      expect(heard).toContain('knowledge')
    })
  })
})

describe('the limits of the database itself', () => {
  it('end a statement, a wait for a lock and a silent transaction', async () => {
    const { festival, home, band } = await atTheEndOfTheLine()
    const pools = [festival.db.forTaps, festival.db, festival.db.forLongWork]
    const shown = await Promise.all(
      pools.map(async ({ $client }) => {
        const { rows } = await $client.query(
          `SELECT name, setting::int FROM pg_settings WHERE name IN
             ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`,
        )
        return rows.map(({ setting }) => setting)
      }),
    )
    const expected = [limits.taps, limits.calls, limits.longWork].map((limit) =>
      [limit.idleInTransaction, limit.lock, limit.statement].map(Math.floor),
    )
    expect(shown).toEqual(expected)
    const slow = await festival.db.forTaps.$client.query('SELECT pg_sleep(2)').catch(({ code }) => code)
    expect(slow).toBe('57014')
    await home.db.transaction(async (tx) => {
      await tx.execute(`SELECT FROM attendees WHERE id = '${band.attendee.id}' FOR UPDATE`)
      const blocked = await tapAt(festival, band, await anInstallation(home))
      expect([blocked.statusCode, blocked.json().code]).toEqual([503, 'unavailable'])
    })
  })
})
