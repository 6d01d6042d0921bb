import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../server/points/index.ts'
import { festivalForFile } from './build-app.ts'
import { tryRequests } from './fuzz/fuzz-call.ts'
import { requestsTo } from './fuzz/requests.ts'
import { callsOf, openWorld } from './fuzz/world.ts'
import { routesOf } from './routes-of.ts'
import { isFull } from './size.ts'

// A sample of what `npm run fuzz` sends: the same requests, of the same callers, to one festival.
const { result: festival, routes } = await routesOf(() => festivalForFile({ mode: 'live' }))
const world = await openWorld('live', festival)
const calls = await callsOf(festival, routes)
const tooMuch = JSON.stringify({ rfidTagId: 'A'.repeat(10 * 1024 * 1024) })

afterAll(async () => {
  expect((await checkLedger(festival.db)).filter(({ broken }) => broken > 0)).toEqual([])
})

describe.each(calls)('$method $path, asked anything at all by anybody', (call) => {
  it('answers as api.md says, changes nothing for who may not, and goes on', {
    timeout: 120_000,
  }, async () => {
    const cookies = await Promise.all(world.callers.map(({ cookie }) => cookie()))
    await world.takeChanges()
    const asked = fc.record({ asked: requestsTo(call, world.known), by: fc.nat(world.callers.length - 1) })
    await fc.assert(
      fc.asyncProperty(asked, async ({ asked, by }) => {
        const [caller, cookie = ''] = [world.callers[by], cookies[by]]
        if (caller) expect(await tryRequests(world, call, { caller, cookie }, [asked])).toEqual([])
      }),
      { numRuns: isFull ? 150 : 3 },
    )
  })

  // A call without a body has no room for them.
  if (call.method === 'GET' || call.method === 'DELETE') return
  it('refuses ten megabytes', async () => {
    const response = await festival.app.inject({
      method: call.method as 'POST',
      url: call.path.replaceAll(/\{\w+\}/g, 'x'),
      headers: { 'content-type': 'application/json' },
      body: tooMuch,
    })
    expect([401, 403, 413]).toContain(response.statusCode)
  })
})
