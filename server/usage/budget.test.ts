import { afterAll, describe, expect, test } from 'vitest'
import { copyDatabase } from '../../test/database.ts'
import { stopClock } from '../../test/stopped-clock.ts'
import { openDatabase } from '../db/client.ts'
import { createBudget } from './budget.ts'
import { capsOf, type UsageCaps } from './caps.ts'
import { listTotals } from './store.ts'

const database = await copyDatabase()
const pools = [
  openDatabase(database.url, () => undefined),
  openDatabase(database.url, () => undefined),
] as const
afterAll(async () => {
  await Promise.all(pools.map((db) => db.$client.end()))
  await database.drop()
})

const much = { units: 1e9, costMicros: 1e12 }
const generous: UsageCaps = { day: much, event: much, guest: much, shared: much, anonymous: much }
const ten = { units: 10, costMicros: 0 }
const guest = (id: string) => ({ kind: 'guest', id }) as const
const nobody = { kind: 'nobody' } as const
let years = 2030

/** Two processes with these caps, on days that no other test uses; what all have used of the event is forgotten. */
async function budgetsOf(caps: Partial<UsageCaps>) {
  years += 1
  const clock = stopClock(`${years}-07-01T12:00:00Z`)
  await pools[0].$client.query('DELETE FROM spending')
  const [one, other] = pools.map((db) => createBudget(db, clock, 'model', { ...generous, ...caps }))
  if (!one || !other) throw new Error('there are two processes')
  const total = async (period: 'day' | 'event', holder = 'all') =>
    (await listTotals(pools[0], clock.now())).find(
      (row) => row.holder === holder && (row.period === 'event') === (period === 'event'),
    )
  return { one, other, clock, total }
}

describe('a budget', () => {
  test('has a cap for each guest and attendee, which a new day refills', async () => {
    const { one, other, clock } = await budgetsOf({ guest: ten })
    for (const spender of [guest('ann'), { kind: 'attendee', id: 'ann' } as const]) {
      expect(await one.reserve(spender, ten)).toBeDefined()
      expect(await other.reserve(spender, ten)).toBeUndefined()
    }
    expect(await one.reserve(nobody, ten), 'nobody is no guest').toBeDefined()
    clock.advance({ hours: 24 })
    expect(await one.reserve(guest('ann'), ten)).toBeDefined()
  })

  test('has one cap for all who bring no cookie, and as much for each station', async () => {
    const { one, other } = await budgetsOf({ shared: { units: 20, costMicros: 0 } })
    expect(await one.reserve(nobody, ten)).toBeDefined()
    expect(await other.reserve(nobody, ten)).toBeDefined()
    expect(await one.reserve(nobody, ten)).toBeUndefined()
    const stations = ['north', 'south'].map((id) => ({ kind: 'station', id }) as const)
    for (const station of stations) expect(await one.reserve(station, ten)).toBeDefined()
    expect(await one.reserve(guest('ann'), ten)).toBeDefined()
  })

  test('keeps a part of the day for those who are known, whoever collects cookies', async () => {
    const { one } = await budgetsOf({ anonymous: { units: 20, costMicros: 0 } })
    expect(await one.reserve(guest('ann'), ten)).toBeDefined()
    expect(await one.reserve(nobody, ten)).toBeDefined()
    expect(await one.reserve(guest('bob'), ten)).toBeUndefined()
    expect(await one.reserve({ kind: 'attendee', id: 'eve' }, ten)).toBeDefined()
    expect(await one.reserve({ kind: 'station', id: 'north' }, ten)).toBeDefined()
  })

  test('has a cap for the whole event, which no day refills, and tells how often it was in the way', async () => {
    const { one, clock, total } = await budgetsOf({ event: { units: 20, costMicros: 0 } })
    expect(await one.reserve(guest('ann'), ten)).toBeDefined()
    clock.advance({ hours: 24 })
    expect(await one.reserve(guest('ann'), ten)).toBeDefined()
    clock.advance({ hours: 24 })
    expect(await one.reserve(guest('ann'), ten)).toBeUndefined()
    expect(await total('event')).toMatchObject({ units: 20, withheld: 1, withheldAt: clock.now() })
    expect(await total('day')).toBeUndefined()
  })

  test('is met by the one of fifty that fits, in both processes at once, in tokens as in money', async () => {
    for (const most of [ten, { units: 0, costMicros: 10 }]) {
      const { one, other } = await budgetsOf({ day: { units: 55, costMicros: 55 } })
      const asked = await Promise.all(
        Array.from({ length: 50 }, (_, at) => (at % 2 ? one : other).reserve(guest(`guest ${at}`), most)),
      )
      expect(asked.filter((one) => one !== undefined)).toHaveLength(5)
    }
  })

  test('gets back what a request did not use, on the day on which it was asked, and counts what it used on top', async () => {
    const { one, other, clock, total } = await budgetsOf({ guest: { units: 100, costMicros: 0 } })
    const first = await one.reserve(guest('ann'), { units: 80, costMicros: 0 })
    if (!first) throw new Error('nothing was reserved')
    expect(await one.reserve(guest('ann'), { units: 80, costMicros: 0 })).toBeUndefined()
    await other.settle(first, { units: 15, costMicros: 0 })
    expect(await total('event')).toMatchObject({ units: 15 })
    const second = await one.reserve(guest('ann'), { units: 80, costMicros: 0 })
    if (!second) throw new Error('nothing was reserved')
    const eve = clock.now()
    clock.advance({ hours: 24 })
    await one.settle(second, { units: 85, costMicros: 0 })
    expect(await total('day')).toBeUndefined()
    expect((await listTotals(pools[0], eve)).map(({ units }) => units)).toEqual([100, 100, 100])
  })

  test('does not fall into a deadlock when many reserve and settle', async () => {
    const { one, other, total } = await budgetsOf({})
    const use = async (at: number) => {
      const budget = at % 2 ? one : other
      const spender = at % 3 ? guest(`guest ${at % 5}`) : nobody
      const reserved = await budget.reserve(spender, ten)
      if (reserved) await budget.settle(reserved, { units: 3, costMicros: 1 })
    }
    await Promise.all(Array.from({ length: 60 }, (_, at) => use(at)))
    expect(await total('day')).toMatchObject({ units: 180, costMicros: 60 })
    expect(await total('day', 'anonymous')).toMatchObject({ units: 180, costMicros: 60 })
  })
})

test('the caps of a guest, of the shared bucket and of all who are not known are shares of a day', () => {
  const budget = { dailyDollars: 20, dailyUnits: 1_000, eventDollars: 60, eventUnits: 3_000 }
  expect(capsOf(budget, { perGuest: 0.01, withoutCookie: 0.2 })).toEqual({
    day: { units: 1_000, costMicros: 20_000_000 },
    event: { units: 3_000, costMicros: 60_000_000 },
    guest: { units: 10, costMicros: 200_000 },
    shared: { units: 200, costMicros: 4_000_000 },
    anonymous: { units: 750, costMicros: 15_000_000 },
  })
})
