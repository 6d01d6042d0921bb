import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { callLimits } from '../../contract/limits.ts'
import { isFull } from '../size.ts'
import { type Asking, liveFestivalForFile } from './live-festival.ts'

const festival = await liveFestivalForFile({}, { limitFactor: 1 })
const { clock, sql, stranger, boss, register, station, phoneOf } = festival

const person = await register()
const gate = await station('tap-tracking')
const phone = await phoneOf(await register())
const guest = stranger()
const { sessionId } = (await guest.ask('POST', '/api/sessions', {})).json
clock.advance({ hours: 1 })

const random = () => randomBytes(16).toString('hex')
/** Connections of the script. */
const AT_ONCE = 50
const script = { 'user-agent': 'python-requests/2.32.5' }

type Attack = (who: Asking, headers: Record<string, string>) => Promise<{ status: number }>

/** What a script asks for at the festival's own Wi-Fi, and after how many calls it gets no more of it. */
const attacks: [what: string, most: number, attack: Attack][] = [
  ['new visits', callLimits.visit.client[1], (who, headers) => who.ask('POST', '/api/sessions', {}, headers)],
  [
    'bands that nobody wears',
    callLimits.tap.client[1],
    (who, headers) => who.ask('POST', '/api/rfid/authenticate', { rfidTagId: random() }, headers),
  ],
  [
    'bands that somebody wears',
    callLimits.tap.client[1],
    (who, headers) =>
      who.ask('POST', '/api/tap', { rfidTagId: person.tag, installationId: 'tap-tracking' }, headers),
  ],
  [
    'sign-ins',
    callLimits['sign-in'].client[1],
    (who, headers) => who.ask('GET', '/api/login', undefined, headers),
  ],
  [
    'links',
    callLimits.miss.client[1] + AT_ONCE,
    (who, headers) => who.ask('GET', `/api/photos/${random()}`, undefined, headers),
  ],
  [
    'codes of phones',
    callLimits.miss.client[1] + AT_ONCE,
    (who, headers) => who.ask('POST', `/api/claims/${random()}`, {}, headers),
  ],
  [
    'codes of stations',
    callLimits['station-code'].client[1],
    (who, headers) => who.ask('POST', '/api/kiosks', {}, headers),
  ],
  [
    'invented cookies',
    callLimits.cookie.client[1],
    (who, headers) =>
      who.ask('GET', '/api/phone', undefined, { ...headers, cookie: `livefest_phone=${random()}` }),
  ],
]

async function flood(attack: Attack, calls: number, headersOf: (n: number) => Record<string, string>) {
  const statuses: number[] = []
  for (let first = 0; first < calls; first += AT_ONCE) {
    const who = stranger()
    const headers = Array.from({ length: AT_ONCE }, (_, n) => headersOf(first + n))
    const answers = await Promise.all(headers.map((one) => attack(who, one)))
    statuses.push(...answers.map(({ status }) => status))
  }
  return statuses.filter((status) => status === 429).length
}

async function expectUndisturbed(): Promise<void> {
  const tap = { rfidTagId: person.tag, installationId: 'tap-tracking' }
  expect((await gate.ask('POST', '/api/tap', tap)).status).toBe(200)
  const question = { question: 'Where is the harbour?', language: 'en', sessionId }
  const answered = await guest.ask('POST', '/api/question', question)
  expect([answered.status, answered.json.sessionId]).toEqual([200, sessionId])
  expect((await guest.ask('GET', `/api/session/${sessionId}`)).status).toBe(200)
  expect((await phone.ask('GET', `/api/sessions/${phone.sessionId}/profile`)).status).toBe(200)
  expect((await boss.ask('GET', '/api/admin/kiosks')).status).toBe(200)
  // Somebody who has just come through the gate.
  expect((await stranger().ask('POST', '/api/sessions', {})).status).toBe(201)
}

// The caps of visits and links are held by server/http/limit-calls.test.ts too.
it.each(attacks.filter(([what]) => isFull || !['new visits', 'links'].includes(what)))(
  'a script that asks for %s gets nowhere, and nobody notices',
  async (_what, most, attack) => {
    clock.advance({ minutes: 30 })
    const refused = await flood(attack, most + 4 * AT_ONCE, () => script)
    expect(refused).toBeGreaterThanOrEqual(3 * AT_ONCE)
    await expectUndisturbed()
  },
)

it('one that invents a browser for each call takes what its address has for strangers, and nothing else', async () => {
  clock.advance({ hours: 1 })
  const [, , attack] = attacks[1] as (typeof attacks)[number]
  const most = callLimits.tap.address[1]
  const refused = await flood(attack, most + 4 * AT_ONCE, (n) => ({ 'user-agent': `Browser ${n}` }))
  expect(refused).toBeGreaterThanOrEqual(3 * AT_ONCE)
  await expectUndisturbed()
})

it('what it got is little', async () => {
  const [written] = await sql<{ sessions: number; sign_ins: number; devices: number; refused: number }>(
    `SELECT (SELECT count(*)::int FROM sessions) AS sessions, (SELECT count(*)::int FROM sign_ins) AS sign_ins,
      (SELECT count(*)::int FROM waiting_devices) AS devices, (SELECT count(*)::int FROM refused_taps) AS refused`,
  )
  expect(written?.sessions).toBeLessThan(callLimits.visit.client[1] + 50)
  expect(written?.sign_ins).toBeLessThan(callLimits['sign-in'].client[1] + 10)
  expect(written?.devices).toBeLessThan(callLimits['station-code'].client[1] + 10)
  expect(written?.refused).toBe(0)
})
