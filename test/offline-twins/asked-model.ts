import { afterAll } from 'vitest'
import type { PublicEntry } from '../../contract/knowledge.ts'
import { openDatabase } from '../../server/db/client.ts'
import {
  createModelWriter,
  type ModelLimits,
  type ModelQuestion,
} from '../../server/guide/model/model-writer.ts'
import { openAiCompatibleModel } from '../../server/providers/guide-model/openai-compatible.ts'
import { createBudget, type ModelPrices, type Spender, type UsageCaps } from '../../server/usage/index.ts'
import { copyDatabase } from '../database.ts'
import { stopClock } from '../stopped-clock.ts'
import { openWatchfulLog } from '../watchful-log.ts'
import { type Behaviour, type OpenAiTwin, openAiTwin } from './openai-server.ts'

/** Two entries of a small festival. */
export const water: PublicEntry = {
  id: 'water',
  category: 'general',
  title: 'Water Refill Stations',
  description:
    'Fill your bottle for free at the Chill Garden and beside the Pulse Stage, from 2:30 PM to midnight.',
  location: 'Chill Garden, Hall 1',
  tags: ['water', 'free'],
  startsAt: null,
  endsAt: null,
}
export const show: PublicEntry = {
  id: 'show',
  category: 'schedule',
  title: 'Luz Marea in Concert',
  description: 'Luz Marea sings on the Pulse Stage. Standing tickets are $12.',
  location: 'Pulse Stage, Hall 3',
  tags: ['music'],
  startsAt: '2026-12-06T05:30:00.000Z',
  endsAt: '2026-12-06T06:30:00.000Z',
}
/** What a model that keeps to the entries says, and what comes of it. */
export const good = {
  grounded: true,
  sourceIds: ['water'],
  answer: 'Miau, thirsty? Fill your bottle for free at the Chill Garden. It runs until midnight!',
  relatedTopics: [
    'When does Luz Marea sing?',
    'Where is the Moon Pool?',
    'Is water free at the Chill Garden?',
  ],
}
export const goodAnswer = { grounded: true, sourceIds: ['water'], answer: good.answer }

/** Caps that nobody reaches in a test that does not set its own. */
const generous = { units: 1e9, costMicros: 1e12 }
const generousCaps: UsageCaps = {
  day: generous,
  event: generous,
  guest: generous,
  shared: generous,
  anonymous: generous,
}
const usualPrices: ModelPrices = { inputPrice: 0.5, outputPrice: 2 }

let guests = 0

interface Setting {
  limits?: Partial<ModelLimits>
  caps?: Partial<UsageCaps>
  prices?: ModelPrices
  clock?: ReturnType<typeof stopClock>
}

/** Opens a database for the model of a file. To be awaited at the top level of the file. */
export async function modelForFile() {
  const database = await copyDatabase()
  const db = openDatabase(database.url, () => undefined)
  afterAll(async () => {
    await db.$client.end()
    await database.drop()
  })

  /** A writer over the twin and this file's database. */
  function writerFor(
    twin: OpenAiTwin,
    { limits, caps, prices = usualPrices, clock = stopClock() }: Setting = {},
  ) {
    const { log, lines } = openWatchfulLog()
    const model = openAiCompatibleModel({ baseUrl: twin.baseUrl, apiKey: 'secret-key', model: 'twin-1' })
    const festival = { name: 'LIVE FEST 2026', guideName: 'Leon', timeZone: 'America/Los_Angeles' }
    const budget = createBudget(db, clock, 'model', { ...generousCaps, ...caps })
    const quick = { totalMs: 5_000, retryNeedsMs: 300, ...limits }
    const writer = createModelWriter({ model, budget, clock, festival, limits: quick, prices, log })
    const ask = async (asked: Partial<ModelQuestion> = {}) => {
      const heard: string[] = []
      guests += 1
      const question: ModelQuestion = {
        spender: { kind: 'guest', id: `guest-${guests}` },
        question: 'where can i get water',
        language: 'en',
        entries: [water, show],
        now: new Date('2026-12-06T04:10:00.000Z'),
        ...asked,
      }
      const answer = await writer.write(question, (text) => heard.push(text))
      return { answer, heard: heard.join(''), pieces: heard, spender: question.spender }
    }
    return { ask, lines, clock }
  }

  /** Asks one question of a server that behaves in one way. */
  async function once(behaviour: Behaviour, asked: Partial<ModelQuestion> = {}, setting: Setting = {}) {
    const twin = await openAiTwin(behaviour)
    const writer = writerFor(twin, setting)
    return { ...(await writer.ask(asked)), twin, lines: writer.lines }
  }

  /** What was noted for a guest. */
  async function usageOf(spender: Spender): Promise<{ units: number; cost: number }[]> {
    const { rows } = await db.$client.query(
      'SELECT units::int, cost_micros::int AS cost FROM spending WHERE holder = $1',
      ['id' in spender ? `${spender.kind}:${spender.id}` : spender.kind],
    )
    return rows
  }
  return { writerFor, once, usageOf }
}
