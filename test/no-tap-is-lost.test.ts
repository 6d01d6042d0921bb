/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import type { Alone } from '../web/platform/alone.ts'
import { sendTap } from '../web/platform/tap-answer.ts'
import { createTapOutbox } from '../web/platform/tap-outbox.ts'
import { memoryShelf, type TapShelf } from '../web/platform/tap-shelf.ts'
import { festivalForFile } from './build-app.ts'
import { anInstallation, aWristband } from './factories.ts'
import { type Fault, faults, openUnreliableNetwork } from './unreliable-network.ts'

const festival = await festivalForFile()
const serverUrl = await festival.app.listen({ port: 0, host: '127.0.0.1' })
let plan: (Fault | undefined)[] = []
const network = await openUnreliableNetwork(serverUrl, () => plan.shift())
const bands = await Promise.all(Array.from({ length: 6 }, () => aWristband(festival)))
const trueFetch = fetch

afterAll(async () => {
  vi.unstubAllGlobals()
  await network.close()
})

/** The pages of one browser: they share the shelf and the locks, and what a closed page still does reaches nothing. */
function browser() {
  const taps = memoryShelf()
  const held = new Set<string>()
  const alone: Alone = async (name, act) => {
    if (held.has(name)) return undefined
    held.add(name)
    return act().finally(() => held.delete(name))
  }
  let jumped = 0
  function openPage() {
    let isOpen = true
    const never = new Promise<never>(() => {})
    const ifOpen = <T>(act: () => Promise<T>): Promise<T> => (isOpen ? act() : never)
    const shelf: TapShelf = {
      all: () => ifOpen(async () => structuredClone(await taps.all())),
      get: (key) => ifOpen(async () => structuredClone(await taps.get(key))),
      put: (tap) => ifOpen(async () => taps.put(structuredClone(tap))),
      remove: (key) => ifOpen(() => taps.remove(key)),
    }
    const outbox = createTapOutbox(shelf, {
      send: (tap) => sendTap(tap, 200),
      clock: { shown: () => Date.now() + jumped, elapsed: () => performance.now() },
      alone,
      firstPauseMs: 2,
    })
    void outbox.flush()
    return {
      ...outbox,
      close(): void {
        isOpen = false
        outbox.close()
        held.clear()
      },
    }
  }
  return {
    openPage,
    jump: (ms: number) => {
      jumped += ms
    },
    all: taps.all,
  }
}

const event = fc.oneof(
  { weight: 4, arbitrary: fc.constant('tap' as const) },
  fc.constantFrom('clock jumps' as const, 'page closes' as const, 'another page' as const),
  fc.record({ wait: fc.nat(30) }),
)

test('whatever the network does, every tap that a page accepted has one row, at its time', async () => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => trueFetch(network.url + address, init))
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 3, maxLength: 12 }),
      fc.array(fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 4 }), { maxLength: 20 }),
      async (events, troubles) => {
        const place = await anInstallation(festival)
        const began = performance.now()
        plan = [...troubles]
        const { openPage, jump, all } = browser()
        const pages = [openPage()]
        const worn = [...bands]
        const tapped: string[] = []
        for (const happens of events) {
          const page = pages.at(-1)
          if (happens === 'tap') {
            const band = worn.pop()
            if (band === undefined) continue
            tapped.push(band.attendee.id)
            void page?.tap({ rfidTagId: band.tag, installationId: place.id })
            // What was written down before the page closes is what it has accepted.
            await sleep(0)
          } else if (happens === 'clock jumps') {
            // Only an open page can know that its clock was set.
            if (!events.includes('page closes') && !events.includes('another page')) jump(-86_400_000 * 365)
          } else if (happens === 'page closes') {
            for (const open of pages.splice(0)) open.close()
            pages.push(openPage())
          } else if (happens === 'another page') pages.push(openPage())
          else await sleep(happens.wait)
        }
        while ((await all()).length > 0) await sleep(5)
        for (const page of pages) page.close()
        const rows = await festival.sql<{ attendee_id: string; occurred_at: Date }>(
          'SELECT attendee_id, occurred_at FROM interactions WHERE installation_id = $1',
          [place.id],
        )
        expect(rows.map((row) => row.attendee_id).sort()).toEqual(tapped.sort())
        const earliest = festival.clock.now().getTime() - (performance.now() - began)
        for (const row of rows) expect(row.occurred_at.getTime()).toBeGreaterThanOrEqual(earliest)
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
})
