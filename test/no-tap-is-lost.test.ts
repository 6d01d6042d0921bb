/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import type { Alone } from '../web/platform/alone.ts'
import { memorySettledTaps, type SettledTap } from '../web/platform/settled-taps.ts'
import { sendTap } from '../web/platform/tap-answer.ts'
import { createTapOutbox } from '../web/platform/tap-outbox.ts'
import { memoryShelf, type OutgoingTap, type TapShelf } from '../web/platform/tap-shelf.ts'
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

/**
 * The pages of one browser: they share the storage, which may be full, and the locks; what a closed page still does reaches
 * nothing.
 */
function browser() {
  const taps = memoryShelf()
  const counted = new Map<string, SettledTap>()
  let isFull = false
  let hasMadeRoom = false
  const settled = memorySettledTaps(counted)
  // Who was counted makes room for who waits.
  async function clear(): Promise<void> {
    hasMadeRoom ||= counted.size > 0
    isFull &&= counted.size === 0
    await settled.clear()
  }
  let ledger = { heard: 'before', named: 'before' }
  const held = new Set<string>()
  const alone: Alone = async (name, act) => {
    if (held.has(name)) return undefined
    held.add(name)
    return act().finally(() => held.delete(name))
  }
  let jumped = 0
  function openPage() {
    let isOpen = true
    const memory = memoryShelf()
    const never = new Promise<never>(() => {})
    const ifOpen = <T>(act: () => Promise<T>): Promise<T> => (isOpen ? act() : never)
    async function put(tap: OutgoingTap): Promise<boolean> {
      await (isFull ? memory : taps).put(structuredClone(tap))
      await (isFull ? taps : memory).remove(tap.key)
      return !isFull
    }
    const all = async () => [...(await taps.all()), ...(await memory.all())]
    const shelf: TapShelf = {
      all: () => ifOpen(async () => structuredClone(await all())),
      get: (key) => ifOpen(async () => structuredClone((await memory.get(key)) ?? (await taps.get(key)))),
      put: (tap) => ifOpen(() => put(tap)),
      remove: (key) => ifOpen(async () => void (await Promise.all([memory.remove(key), taps.remove(key)]))),
    }
    const outbox = createTapOutbox(shelf, {
      send: (tap) => sendTap(tap, 200),
      clock: { shown: () => Date.now() + jumped, elapsed: () => performance.now() },
      alone,
      firstPauseMs: 2,
      settled: { ...settled, clear },
      ledger: ledger.heard,
    })
    const page = {
      ...outbox,
      /** A heartbeat names the ledger. */
      async hear(): Promise<void> {
        ledger = { heard: ledger.named, named: ledger.named }
        await outbox.follow(ledger.named)
      },
      all,
      isInMemory: async () => (await memory.all()).length > 0,
      close(): void {
        isOpen = false
        outbox.close()
        held.clear()
      },
    }
    void outbox.flush()
    void page.hear()
    return page
  }
  return {
    openPage,
    jump: (ms: number) => {
      jumped += ms
    },
    fill: (full: boolean) => {
      isFull = full
    },
    /** Counted taps had to go, so that no backup may be restored any more (decision 21). */
    hasMadeRoom: () => hasMadeRoom,
    renameLedger: () => {
      ledger = { ...ledger, named: `${ledger.named} and again` }
    },
  }
}

/** The ledger is that of a backup from before the first tap at an installation. */
async function restoreBackup(installationId: string): Promise<void> {
  const rows = `SELECT id FROM interactions WHERE installation_id = '${installationId}'`
  await festival.sql(`SET session_replication_role = replica;
    DELETE FROM repeated_taps WHERE interaction_id IN (${rows});
    DELETE FROM interactions WHERE id IN (${rows});
    SET session_replication_role = origin`)
}

const event = fc.oneof(
  { weight: 6, arbitrary: fc.constant('tap' as const) },
  fc.constantFrom('clock jumps' as const, 'page closes' as const, 'another page' as const),
  fc.constantFrom('storage fills' as const, 'storage has room' as const, 'backup is restored' as const),
  fc.record({ wait: fc.nat(30) }),
)

test('whatever the network does, every tap that a page accepted has one row, at its time', async () => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => trueFetch(network.url + address, init))
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 3, maxLength: 14 }),
      fc.array(fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 4 }), { maxLength: 20 }),
      async (events, troubles) => {
        const place = await anInstallation(festival)
        const began = performance.now()
        plan = [...troubles]
        const { openPage, jump, fill, hasMadeRoom, renameLedger } = browser()
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
          } else if (happens === 'storage fills' || happens === 'storage has room') {
            fill(happens === 'storage fills')
          } else if (happens === 'backup is restored') {
            if (hasMadeRoom()) continue
            await restoreBackup(place.id)
            renameLedger()
            for (const open of pages) void open.hear()
          } else if (happens === 'page closes') {
            // A station says that such a tap is kept while its page stays open.
            if ((await Promise.all(pages.map((open) => open.isInMemory()))).includes(true)) continue
            for (const open of pages.splice(0)) open.close()
            pages.push(openPage())
          } else if (happens === 'another page') pages.push(openPage())
          else await sleep(happens.wait)
        }
        await pages.at(-1)?.hear()
        for (const page of pages) while ((await page.all()).length > 0) await sleep(5)
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
