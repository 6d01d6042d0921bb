import { setTimeout as wait } from 'node:timers/promises'
import type { OwnPhone } from '../festival/live-festival.ts'
import { connectHttp, type HttpAnswer, type HttpClient } from './http-client.ts'
import { requestOf } from './requests.ts'

/** What the crowd is told to do. */
export interface CrowdOrder {
  url: string
  people: number
  /** Phones that belong to somebody; the first people have them. */
  phones: OwnPhone[]
  seconds: number
  /** Between two things that one person does, on average. */
  restSeconds: number
}

/** What came of one kind of call. */
export interface CallsMade {
  latencies: number[]
  /** Answers that are no success, and none at all. */
  refused: number
  /** How often each of them came, by its status and code. */
  reasons: Record<string, number>
}

export type CrowdResult = Record<string, CallsMade>

interface Person {
  url: string
  client: HttpClient
  headers: Record<string, string>
  sessionId: string | undefined
}

/** So seldom somebody puts their phone away and somebody else, who was never here, takes theirs out. */
const NEWCOMERS = 0.02

const devices = [
  'iPhone; CPU iPhone OS 18_5',
  'iPhone; CPU iPhone OS 26_1',
  'Linux; Android 15; K',
  'Linux; Android 14; K',
]
const languages = ['en-US', 'es', 'fr', 'de', 'ja', 'ko', 'zh-CN']
const questions = [
  'Where can I eat?',
  'Who plays tonight?',
  'When does it open?',
  'Where is the photo booth?',
]

/** Everything that a person does, and how often. */
const acts: [share: number, what: string, act: (person: Person) => string][] = [
  [30, 'board', ({ headers }) => requestOf('GET', '/api/leaderboard', headers)],
  [10, 'event', ({ headers }) => requestOf('GET', '/api/event', headers)],
  [20, 'programme', ({ headers }) => requestOf('GET', '/api/activities?when=now', headers)],
  [10, 'big screen', ({ headers }) => requestOf('GET', '/api/installations/now-showing/recent', headers)],
  [8, 'question', (person) => ask(person, '/api/question', { question: one(questions), language: 'en' })],
  [
    4,
    'fortune',
    (person) =>
      ask(person, '/api/fortune', { preference: 'play', answers: { vibe: 'play' }, language: 'en' }),
  ],
  [8, 'journey', ({ headers, sessionId }) => requestOf('GET', `/api/session/${sessionId}`, headers)],
  [
    8,
    'profile or itinerary',
    ({ headers, sessionId }) => requestOf('GET', ownPage(headers, sessionId), headers),
  ],
  [2, 'QR code', ({ headers, sessionId }) => requestOf('GET', `/api/qrcode/${sessionId}`, headers)],
]

const choices = acts.flatMap(([share, ...act]) => Array.from({ length: share }, () => act))

let crowd: Person[] | undefined

process.on('message', (order: CrowdOrder) => {
  void carryOut(order).then(
    (result) => process.send?.(result),
    (problem) => process.send?.({ problem: String(problem) }),
  )
})
process.send?.('ready')

async function carryOut(order: CrowdOrder): Promise<CrowdResult> {
  crowd ??= await Promise.all(Array.from({ length: order.people }, (_, nth) => arrive(order, nth)))
  const result: CrowdResult = {}
  const end = performance.now() + order.seconds * 1000
  await Promise.all(crowd.map((person) => stay(person, order, end, result)))
  return result
}

async function arrive({ url, phones }: CrowdOrder, nth: number): Promise<Person> {
  const phone = phones[nth]
  const headers = {
    'user-agent': `Mozilla/5.0 (${devices[nth % devices.length]})`,
    'accept-language': languages[nth % languages.length] ?? 'en',
    ...(phone && { cookie: phone.cookie }),
  }
  return { url, client: await connectHttp(url), headers, sessionId: phone?.sessionId }
}

async function stay(person: Person, order: CrowdOrder, end: number, result: CrowdResult): Promise<void> {
  const rest = () => wait(Math.random() * 2 * order.restSeconds * 1000)
  for (await rest(); performance.now() < end; await rest()) {
    if (person.headers.cookie === undefined && Math.random() < NEWCOMERS) person.sessionId = undefined
    if (person.sessionId === undefined) {
      const answer = await count(
        person,
        'new visit',
        requestOf('POST', '/api/sessions', person.headers, '{}'),
        result,
      )
      person.sessionId = /"sessionId":"(\w+)"/.exec(answer)?.[1]
      // Who is asked to wait waits.
      if (person.sessionId === undefined) continue
    }
    const [what, act] = one(choices)
    await count(person, what, act(person), result)
  }
}

/** A browser connects anew where the server has hung up meanwhile. */
async function send(person: Person, request: string): Promise<HttpAnswer> {
  try {
    return await person.client.send(request)
  } catch {
    person.client = await connectHttp(person.url)
    return person.client.send(request)
  }
}

async function count(person: Person, what: string, request: string, result: CrowdResult): Promise<string> {
  result[what] ??= { latencies: [], refused: 0, reasons: {} }
  const calls = result[what]
  const sent = performance.now()
  const { status, body } = await send(person, request).catch(() => ({ status: 0, body: '' }))
  calls.latencies.push(performance.now() - sent)
  if (status === 0 || status >= 400) {
    calls.refused += 1
    const reason =
      status === 0 ? 'no answer' : `${status} ${/"code":"([\w-]+)"/.exec(body)?.[1] ?? ''}`.trim()
    calls.reasons[reason] = (calls.reasons[reason] ?? 0) + 1
  }
  return body
}

function ask({ headers, sessionId }: Person, path: string, body: object): string {
  return requestOf('POST', path, headers, JSON.stringify({ ...body, sessionId }))
}

function ownPage({ cookie }: Person['headers'], sessionId: string | undefined): string {
  return `/api/sessions/${sessionId}/${cookie === undefined ? 'itinerary' : 'profile'}`
}

function one<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}
