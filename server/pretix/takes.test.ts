import { afterEach, describe, expect, it } from 'vitest'
import { connectedShopForFile } from '../../test/pretix-server.ts'
import { runDueJob } from './run-job.ts'
import { takes } from './take-in-background.ts'

const { shop, festival, headers, id } = await connectedShopForFile()
const { app, deps, sql, clock } = festival

afterEach(() => {
  shop.meanwhile = undefined
  shop.trouble = undefined
})

const take = async (method: 'GET' | 'POST', end = '') => {
  const reply = await app.inject({ method, url: `/api/admin/pretix/${id}/take${end}`, headers })
  return { status: reply.statusCode, body: reply.json() }
}
const source = async () =>
  (await app.inject({ method: 'GET', url: '/api/admin/pretix', headers })).json().sources[0]
const counted = async () => {
  const [row] = await sql(`SELECT (SELECT count(*)::int FROM attendees) AS people,
    (SELECT count(*)::int FROM imports) AS imports,
    (SELECT count(*)::int FROM audit_records WHERE action = 'pretix.take') AS takes`)
  return row
}

describe('taking the orders of a pretix shop', () => {
  it('goes on in the background: it is one at a time, says how far it is, and can be cancelled while it reads', async () => {
    expect((await take('GET')).status).toBe(404)
    shop.meanwhile = async (page) => {
      if (page !== 2) return
      expect((await source()).take).toMatchObject({ state: 'reading', pagesRead: 1, pages: 4 })
      expect(await take('POST')).toMatchObject({ status: 202, body: { state: 'reading', pagesRead: 1 } })
      expect(await runDueJob(deps, takes)).toBe(false)
      await take('POST', '/cancel')
    }
    expect(await take('POST')).toMatchObject({ status: 202, body: { state: 'reading', pagesRead: 0 } })
    expect(await runDueJob(deps, takes)).toBe(true)
    expect((await take('GET')).body).toMatchObject({ state: 'cancelled' })
    expect(await counted()).toEqual({ people: 0, imports: 0, takes: 0 })
    expect(await source()).toMatchObject({ isFollowing: false })
  })

  it('tells why it failed; whoever tries again begins anew', async () => {
    await take('POST')
    shop.trouble = (_, reply) => void reply.writeHead(503).end()
    expect(await runDueJob(deps, takes)).toBe(true)
    expect((await take('GET')).body).toMatchObject({ state: 'failed', failure: 'broken' })
    expect(await take('POST')).toMatchObject({ status: 422, body: { issues: [{ path: 'broken' }] } })
  })

  it('ends when the edition is closed meanwhile', async () => {
    shop.meanwhile = () => sql('UPDATE event SET closed_at = now()')
    await take('POST')
    expect(await runDueJob(deps, takes)).toBe(true)
    expect((await take('GET')).body).toMatchObject({ state: 'failed', failure: 'edition-over' })
    shop.meanwhile = undefined
    expect((await take('POST')).status).toBe(409)
    await sql('UPDATE event SET closed_at = NULL')
    expect(await counted()).toEqual({ people: 0, imports: 0, takes: 0 })
  })

  it('that breaks off among the people is taken up by another process, and nobody comes in twice', async () => {
    await sql(`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM attendees) > 120 THEN RAISE EXCEPTION 'the power is gone'; END IF; RETURN NULL; END $$`)
    await sql(
      'CREATE TRIGGER break_off AFTER INSERT ON attendees FOR EACH STATEMENT EXECUTE FUNCTION break_off()',
    )
    await take('POST')
    await expect(runDueJob(deps, takes)).rejects.toThrow()
    expect((await take('GET')).body).toMatchObject({ state: 'writing' })
    expect(await counted()).toEqual({ people: 100, imports: 1, takes: 0 })
    await sql('DROP TRIGGER break_off ON attendees')
    expect(await runDueJob(deps, takes)).toBe(false)
    clock.advance({ seconds: 61 })
    // The first one was not dead, only slow: what it writes at its end is not written.
    shop.meanwhile = async (page) => {
      if (page !== 3) return
      shop.meanwhile = undefined
      clock.advance({ seconds: 61 })
      expect(await runDueJob(deps, takes)).toBe(true)
    }
    expect(await runDueJob(deps, takes)).toBe(true)
    expect((await take('GET')).body).toMatchObject({
      state: 'done',
      counts: { created: 181, unchanged: 100 },
    })
    expect(await counted()).toEqual({ people: 281, imports: 1, takes: 1 })
    expect(await source()).toMatchObject({ isFollowing: true, tickets: 281 })
  })

  it('fails when three processes have died with it', async () => {
    await take('POST')
    await sql('UPDATE pretix_takes SET attempts = 3')
    expect(await runDueJob(deps, takes)).toBe(true)
    expect((await take('GET')).body).toMatchObject({ state: 'failed', failure: 'interrupted' })
  })
})
