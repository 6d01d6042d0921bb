import { describe, expect, it, onTestFinished } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anEntry } from '../../test/entries.ts'
import { aWristband } from '../../test/factories.ts'
import { good, water } from '../../test/offline-twins/asked-model.ts'
import { openAiTwin } from '../../test/offline-twins/openai-server.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { aStation } from '../../test/paired-station.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { buildApp } from '../app.ts'
import { gatherDeps } from '../gather-deps.ts'
import type { UsageBudget } from '../paid-services.ts'
import { createBudget } from './budget.ts'
import { GUEST_COOKIE } from './guest-cookie.ts'

const festival = await festivalForFile({ mode: 'live' })
await anEntry(festival, { ...water, category: 'general', startsAt: null, endsAt: null })

const token = 'a token for whoever measures'
const much: UsageBudget = { dailyDollars: 1e3, dailyUnits: 1e9, eventDollars: 1e6, eventUnits: 1e12 }

let asked = 0
const nameOf = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** What a test wants: how much there is, and which share of it. */
interface Wish {
  model?: Partial<UsageBudget>
  voice?: Partial<UsageBudget>
  perGuest?: number
  withoutCookie?: number
  publicUrl?: string
}

/** The festival with a language model and a voice on this machine, on which nothing has been spent. */
async function aPaidFestival({ model, voice, perGuest = 1, withoutCookie = 1, publicUrl }: Wish) {
  const { deps, sql } = festival
  await sql('DELETE FROM spending')
  const { baseUrl, requests } = await openAiTwin({ says: good })
  const server = { baseUrl, apiKey: 'secret-key', model: 'twin-1' }
  const config = {
    ...deps.config,
    metricsToken: token,
    ...(publicUrl && { publicUrl }),
    model: { ...server, priceInput: 1, priceOutput: 10, budget: { ...much, ...model } },
    voice: { ...server, voice: 'nova', price: 15, budget: { ...much, ...voice } },
    usageShares: { perGuest, withoutCookie },
  }
  const gathered = await gatherDeps({ ...deps, config })
  const app = await buildApp({ ...gathered, emotion: deps.emotion, webFolder: deps.webFolder })
  onTestFinished(() => app.close())
  const ask = async (cookie = '', more: { sessionId?: string; accept?: string } = {}) => {
    const { accept = 'application/json', sessionId } = more
    const before = requests.length
    asked += 1
    const answer = await app.inject({
      method: 'POST',
      url: '/api/question',
      headers: { cookie, accept },
      // Nobody asks the same: an answer that is remembered costs nothing.
      payload: {
        question: `Where are the water refill stations, ${nameOf(asked)}?`,
        language: 'en',
        sessionId,
      },
    })
    expect(answer.statusCode).toBe(200)
    const guest = answer.cookies.find(({ name }) => name.endsWith(GUEST_COOKIE))
    return {
      answer,
      /** Whether the model was asked; else the built-in guide has answered. */
      isWritten: requests.length > before,
      guest,
      cookie: guest ? `${guest.name}=${guest.value}` : cookie,
    }
  }
  const speak = (text: string, cookie = '') =>
    app.inject({ method: 'POST', url: '/api/tts', headers: { cookie }, payload: { text, language: 'en' } })
  return { app, ask, speak, requests }
}

// An answer costs 960 tokens, for which about 1,150 are set aside.

describe('a guest', () => {
  it('stays the same in a new session, by a cookie that opens nothing', async () => {
    const { ask } = await aPaidFestival({ model: { dailyUnits: 26_000 }, perGuest: 0.1 })
    const { cookie, guest, isWritten } = await ask()
    expect(isWritten, 'the first question, without a cookie').toBe(true)
    expect(guest).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 3_600 })
    expect((await ask(cookie)).isWritten).toBe(true)
    expect((await ask(cookie)).isWritten).toBe(true)
    const third = await ask(cookie)
    expect(third.isWritten, 'every question was in a new session').toBe(false)
    expect(third.answer.json()).toMatchObject({ grounded: true, sources: [{ id: 'water' }] })
    expect(third.guest, 'the cookie is not renewed').toBeUndefined()
    const kept = JSON.stringify(await festival.sql('SELECT * FROM spending'))
    expect(kept).not.toContain(cookie.split('=')[1]?.split('.')[0])
  })

  it('who brings no cookie, or one that was invented, shares with all the others who do', async () => {
    const { ask } = await aPaidFestival({ model: { dailyUnits: 26_000 }, withoutCookie: 0.1 })
    const mine = (await ask()).cookie
    expect((await ask(`${GUEST_COOKIE}=invented`)).isWritten).toBe(true)
    for (const cookie of ['', `${GUEST_COOKIE}=other.other`, `${mine}x`, `${GUEST_COOKIE}=`])
      expect((await ask(cookie)).isWritten, cookie).toBe(false)
    expect((await ask(mine)).isWritten, 'whoever has a cookie goes on').toBe(true)
  })

  it('gets the cookie with a streamed answer too, and on https by its name there', async () => {
    const { ask } = await aPaidFestival({ publicUrl: 'https://fest.example' })
    const streamed = await ask('', { accept: 'text/event-stream' })
    expect(streamed.answer.headers['content-type']).toContain('text/event-stream')
    expect(streamed.guest).toMatchObject({ name: `__Host-${GUEST_COOKIE}`, secure: true, path: '/' })
    expect((await ask(streamed.cookie)).guest).toBeUndefined()
    expect((await ask(streamed.cookie.replace('__Host-', ''))).guest).toBeDefined()
  })

  it('gets no cookie where nothing is paid for', async () => {
    const payload = { question: 'Where are the water refill stations?', language: 'en' }
    const answer = await festival.app.inject({ method: 'POST', url: '/api/question', payload })
    expect([answer.statusCode, answer.cookies]).toEqual([200, []])
  })
})

describe('an attendee', () => {
  it('is the same in every session and with every cookie', async () => {
    const { ask } = await aPaidFestival({ model: { dailyUnits: 26_000 }, perGuest: 0.1 })
    const band = await aWristband(festival)
    const phone = await ownPhoneOf(festival, band)
    const { cookie } = phone.headers
    for (const isWritten of [true, true, false]) expect((await ask(cookie)).isWritten).toBe(isWritten)
    const [row] = await festival.sql(`SELECT FROM spending WHERE holder = 'attendee:' || $1`, [
      band.attendee.id,
    ])
    expect(row).toBeDefined()
  })
})

describe('a station', () => {
  it('has as much as all without a cookie, for many guests stand there', async () => {
    const { ask } = await aPaidFestival({ model: { dailyUnits: 26_000 }, perGuest: 0, withoutCookie: 0.1 })
    const station = await aStation(festival, 'fortune-teller')
    for (const isWritten of [true, true, false])
      expect((await ask(station.headers.cookie)).isWritten).toBe(isWritten)
    expect((await ask()).isWritten).toBe(true)
  })
})

describe('the caps of all together', () => {
  it('are met by the right number of fifty who ask at once, and all of them are answered', async () => {
    const { ask, requests } = await aPaidFestival({ model: { eventUnits: 13_000, dailyUnits: 1e6 } })
    const asked = await Promise.all(Array.from({ length: 50 }, () => ask()))
    for (const { answer } of asked) expect(answer.json().grounded).toBe(true)
    const [spent] = await festival.sql<{ units: number }>(
      `SELECT units::int FROM spending WHERE period = 'event' AND service = 'model'`,
    )
    expect(requests.length).toBeGreaterThan(5)
    expect(spent?.units).toBe(requests.length * 960)
    expect(spent?.units).toBeLessThanOrEqual(13_000)
  })
})

describe('a day', () => {
  it('ends at six in the morning at the venue, whatever the date', async () => {
    const { db, clock, sql } = festival
    await sql('DELETE FROM spending')
    const most = { units: 10, costMicros: 0 }
    const much = { units: 1e6, costMicros: 1e6 }
    const caps = { day: most, event: much, guest: much, shared: much, anonymous: much }
    const budget = createBudget(db, clock, 'model', caps)
    const now = clock.now().getTime()
    const at = async (moment: string) => {
      clock.advance({ seconds: (Date.parse(moment) - clock.now().getTime()) / 1_000 })
      return (await budget.reserve({ kind: 'nobody' }, most)) !== undefined
    }
    expect(await at('2026-12-05T23:30:00-08:00')).toBe(true)
    expect(await at('2026-12-06T05:59:59-08:00')).toBe(false)
    expect(await at('2026-12-06T06:00:00-08:00')).toBe(true)
    clock.advance({ seconds: (now - clock.now().getTime()) / 1_000 })
  })
})

describe('the voice', () => {
  it('speaks until its characters or its dollars are used up; then the browser speaks', async () => {
    const { speak, requests } = await aPaidFestival({ voice: { eventDollars: 15e-5 } })
    // Fifteen dollars a million characters: ten of them cost 0.00015.
    expect((await speak('Hello you!')).statusCode).toBe(200)
    const refused = await speak('Hi')
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'speech_unavailable'])
    expect((await speak('Hello you!')).statusCode, 'what was said before costs nothing').toBe(200)
    expect(requests).toHaveLength(1)
  })

  it('is counted for the guest, whichever session they are in', async () => {
    const { ask, speak } = await aPaidFestival({ voice: { dailyUnits: 100 }, perGuest: 0.1 })
    const { cookie } = await ask()
    expect((await speak('Good day.', cookie)).statusCode).toBe(200)
    expect((await speak('Good night.', cookie)).statusCode).toBe(503)
    expect((await speak('Good night.')).statusCode).toBe(200)
  })
})

describe('the dashboard', () => {
  it('shows staff what is spent and left, and how often a cap was in the way', async () => {
    const { app, ask } = await aPaidFestival({ model: { dailyUnits: 4_000 }, voice: { dailyUnits: 500 } })
    const { cookie } = await ask()
    await ask(cookie)
    expect((await ask(cookie)).isWritten).toBe(false)
    const { headers } = await signInAs(festival, 'staff')
    const answer = await app.inject({ url: '/api/admin/usage', headers })
    const [model, voice] = answer.json().services
    expect(model).toMatchObject({ service: 'model', hasPrice: true })
    expect(model.meters[0]).toEqual({
      of: 'day',
      units: 1_920,
      unitsCap: 4_000,
      dollars: 0.003,
      dollarsCap: 1_000,
      withheld: 0,
      withheldAt: null,
    })
    const inTheWay = model.meters.filter(({ withheld }: { withheld: number }) => withheld > 0)
    expect(inTheWay).toMatchObject([{ of: 'anonymous', withheldAt: festival.clock.now().toISOString() }])
    expect(voice).toMatchObject({ service: 'voice', meters: [{ units: 0, unitsCap: 500 }, {}, {}, {}] })
  })

  it('has nothing to show where nothing is paid for', async () => {
    const { headers } = await signInAs(festival, 'staff')
    const answer = await festival.app.inject({ url: '/api/admin/usage', headers })
    expect(answer.json()).toEqual({ services: [] })
  })
})

it('the measures tell what is used of each cap', async () => {
  const { app, ask } = await aPaidFestival({ model: { dailyUnits: 9_600 } })
  await ask()
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(body).toContain('usage_share{service="model",of="day"} 0.1\n')
  expect(body).toContain('usage_dollars{service="model",of="event"} 0.0015\n')
  expect(body).toContain('usage_withheld{service="voice",of="without-cookie"} 0\n')
})
