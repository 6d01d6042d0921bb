import { expect, test } from 'vitest'
import { type Idle, idle } from './idle-reset.ts'

const active: Idle = { phase: 'active', since: 0 }
const tick = (at: number, isWorthAsking = true) => ({ type: 'tick', at, isWorthAsking }) as const

test('after 45 seconds of silence the kiosk asks, after 20 more it forgets', () => {
  expect(idle(active, tick(44_999))).toEqual(active)
  const asking = idle(active, tick(45_000))
  expect(asking).toEqual({ phase: 'asking', since: 45_000 })
  expect(idle(asking, tick(64_999))).toEqual(asking)
  expect(idle(asking, tick(65_000))).toEqual({ phase: 'reset' })
})

test('a touch while it asks goes on', () => {
  const asking: Idle = { phase: 'asking', since: 45_000 }
  expect(idle(asking, { type: 'activity', at: 50_000 })).toEqual({ phase: 'active', since: 50_000 })
})

test('where there is nothing to forget nobody is asked', () => {
  expect(idle(active, tick(45_000, false))).toEqual({ phase: 'active', since: 45_000 })
})

test('after a reset the count begins again', () => {
  expect(idle({ phase: 'reset' }, tick(70_000))).toEqual({ phase: 'active', since: 70_000 })
})
