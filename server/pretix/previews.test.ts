import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { connectedShopForFile } from '../../test/pretix-server.ts'
import { previews } from './preview-orders.ts'
import { runDueJob } from './run-job.ts'

const { shop, festival, headers, id } = await connectedShopForFile()
const { app, deps, sql, clock } = festival

afterEach(() => {
  shop.trouble = undefined
})

const preview = async (method: 'GET' | 'POST', end = '') => {
  const reply = await app.inject({ method, url: `/api/admin/pretix/${id}/preview${end}`, headers })
  return { status: reply.statusCode, body: reply.json() }
}

/** Previews all orders, as the dashboard does: begins, waits and asks. */
async function previewOf() {
  expect(await preview('POST')).toMatchObject({ status: 202, body: { state: 'reading', pagesRead: 0 } })
  expect(await runDueJob(deps, previews)).toBe(true)
  return (await preview('GET')).body
}

/** A shop of two pages, and what happens while the second is fetched. */
function twoPages(meanwhile: () => Promise<unknown>): RequestListener {
  return async ({ url = '' }, reply) => {
    const isSecond = url.includes('&page=2')
    if (isSecond) await meanwhile()
    const results = isSecond ? [] : shop.orders.slice(0, 1)
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ count: 51, next: isSecond ? null : 'more', results }))
  }
}

describe('a preview of the orders of a pretix shop', () => {
  it('is one at a time, says how far it is, and ends when somebody cancels it', async () => {
    shop.trouble = twoPages(async () => {
      expect((await preview('GET')).body).toMatchObject({ state: 'reading', pagesRead: 1, pages: 2 })
      shop.asked = []
      expect((await preview('POST')).body).toMatchObject({ state: 'reading', pagesRead: 1 })
      expect(shop.asked).toEqual([])
      expect(await runDueJob(deps, previews)).toBe(false)
      await preview('POST', '/cancel')
    })
    expect(await previewOf()).toMatchObject({ state: 'cancelled', pagesRead: 1 })
  })

  it('begins anew in another process when its own has died; what comes late from that one is not written', async () => {
    shop.trouble = twoPages(async () => {
      shop.trouble = undefined
      clock.advance({ seconds: 61 })
      expect(await runDueJob(deps, previews)).toBe(true)
    })
    expect(await previewOf()).toMatchObject({ state: 'done', pagesRead: 4, preview: { wrong: [] } })
  })

  it('fails when three processes have died with it, or when the shop does', async () => {
    await preview('POST')
    await sql('UPDATE pretix_previews SET attempts = 3')
    expect(await runDueJob(deps, previews)).toBe(true)
    expect((await preview('GET')).body).toMatchObject({ state: 'failed', failure: 'interrupted' })
    await preview('POST')
    shop.trouble = (_, reply) => void reply.writeHead(503).end()
    expect(await runDueJob(deps, previews)).toBe(true)
    expect((await preview('GET')).body).toMatchObject({ state: 'failed', failure: 'broken' })
    expect((await preview('POST')).body.issues).toMatchObject([{ path: 'broken' }])
  })
})
