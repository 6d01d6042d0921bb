import { expect, test } from 'vitest'
import type { Station } from '../../contract/stations.ts'
import { type Pairing, watchPairing } from './watch-pairing.ts'

const MINUTE = 60_000
const station = { id: 's1', name: 'North gate', home: '/tap-tracking' } as Station
const waiting = { state: 'waiting' } as const
const unpaired = { state: 'unpaired' } as const
const revoked = { state: 'revoked' } as const
const paired = { state: 'paired', station } as const

type State = typeof waiting | typeof unpaired | typeof revoked | typeof paired | Error

/** A server that answers in turn as planned; the screen is left when the plan is over. */
async function watch(plan: State[], { wantsCode = false, lifetimeMs = 10 * MINUTE } = {}) {
  const shown: Pairing[] = []
  let codes = 0
  let elapsed = 0
  const left = new Error('the screen was left')
  const watching = watchPairing(wantsCode, {
    async ask() {
      const next = plan.shift()
      if (next === undefined || next instanceof Error) throw next ?? left
      return next
    },
    async openCode() {
      codes += 1
      const expiresAt = new Date(Date.now() + lifetimeMs).toISOString()
      return { code: `CODE-${codes}`, url: '', qrCodeDataUrl: '', expiresAt }
    },
    show: (pairing) => shown.push(pairing),
    async rest(ms) {
      elapsed += ms
      if (plan.length === 0) throw left
    },
    elapsed: () => elapsed,
  })
  await watching.catch((failure: unknown) => expect(failure).toBe(left))
  return { shown, codes, last: shown.at(-1) }
}

const codeIn = (pairing?: Pairing) =>
  pairing !== undefined && 'shown' in pairing ? pairing.shown?.code : undefined

test('a device shows a code and asks until it is approved', async () => {
  const { shown, codes, last } = await watch([unpaired, waiting, waiting, paired])
  expect(shown.map(({ kind }) => kind)).toEqual(['code', 'code', 'code', 'paired'])
  expect(codes).toBe(1)
  expect(last).toEqual({ kind: 'paired', station })
})

test('a code that ran out is followed by a new one', async () => {
  const { shown, codes } = await watch([unpaired, waiting, unpaired, waiting])
  expect(shown.map(codeIn)).toEqual(['CODE-1', 'CODE-1', 'CODE-2', 'CODE-2'])
  expect(codes).toBe(2)
})

test('a station that was paired before needs no code', async () => {
  const { codes, last } = await watch([paired])
  expect(codes).toBe(0)
  expect(last?.kind).toBe('paired')
})

test('a page that was loaded again while its code was shown gets another one: it does not know the first', async () => {
  const { shown } = await watch([waiting, waiting])
  expect(shown.map(codeIn)).toEqual(['CODE-1', 'CODE-1'])
})

test('a revoked station says so, and shows a code when somebody asks for it', async () => {
  const first = await watch([revoked])
  expect(first.shown).toEqual([{ kind: 'revoked' }])
  const { shown } = await watch([revoked, waiting, paired], { wantsCode: true })
  expect(shown.map(({ kind }) => kind)).toEqual(['code', 'code', 'paired'])
})

test('without an answer a code that is good stays, and one that ran out goes', async () => {
  const away = new Error('no network')
  const { shown } = await watch([unpaired, away, away, waiting], { lifetimeMs: 3_000 })
  expect(shown.map(({ kind }) => kind)).toEqual(['code', 'away', 'away', 'code'])
  expect(shown.map(codeIn)).toEqual(['CODE-1', 'CODE-1', undefined, 'CODE-2'])
})

test('a device whose clock is wrong counts ten minutes', async () => {
  const { last } = await watch([unpaired], { lifetimeMs: -50 * MINUTE })
  expect(last).toMatchObject({ shown: { endsAt: 10 * MINUTE } })
})
