import { randomBytes } from 'node:crypto'
import { connectHttp, type HttpClient } from './http-client.ts'
import { requestOf } from './requests.ts'

/** What the script is told to do. */
export interface ScriptOrder {
  url: string
  connections: number
  seconds: number
  /** Invents another browser for every call. */
  isDisguised: boolean
}

/** How far one kind of attack got: answers by status. */
export type ScriptResult = Record<string, Record<number, number>>

const random = () => randomBytes(16).toString('hex')
const photo = `data:image/jpeg;base64,${'A'.repeat(1_000_000)}`

/** Visits that it has opened. */
const sessions: string[] = []

/** Everything that costs the festival something, from somebody who is nobody. */
const attacks: Record<string, (headers: Record<string, string>) => string> = {
  'new visits': (headers) => requestOf('POST', '/api/sessions', headers, '{}'),
  'unknown bands at check-in': (headers) =>
    requestOf('POST', '/api/rfid/authenticate', headers, JSON.stringify({ rfidTagId: `04${random()}` })),
  'unknown bands at a tap': (headers) =>
    requestOf(
      'POST',
      '/api/tap',
      headers,
      JSON.stringify({ rfidTagId: random(), installationId: 'tap-tracking' }),
    ),
  'invented stations': (headers) =>
    requestOf(
      'POST',
      '/api/tap',
      { ...headers, cookie: `livefest_station=${random()}` },
      JSON.stringify({ rfidTagId: random(), installationId: 'tap-tracking' }),
    ),
  'sign-ins': (headers) => requestOf('GET', '/api/login', headers),
  'invented sign-ins': (headers) =>
    requestOf('GET', '/api/auth/user', { ...headers, cookie: `livefest_staff=${random()}` }),
  photos: (headers) =>
    requestOf(
      'POST',
      '/api/tap',
      headers,
      JSON.stringify({ rfidTagId: random(), installationId: 'gift-aura', imageData: photo }),
    ),
  'QR codes': (headers) => requestOf('GET', `/api/qrcode/${sessions.at(-1) ?? random()}`, headers),
  questions: (headers) =>
    requestOf(
      'POST',
      '/api/question',
      headers,
      JSON.stringify({ question: 'Who plays tonight?', language: 'en', sessionId: sessions.at(-1) }),
    ),
  'guessed links': (headers) => requestOf('GET', `/api/session/${random()}`, headers),
  'station codes': (headers) => requestOf('POST', '/api/kiosks', headers, '{}'),
  'sizes of the board': (headers) =>
    requestOf('GET', `/api/leaderboard?limit=${1 + Math.floor(Math.random() * 500)}`, headers),
}

process.on('message', (order: ScriptOrder) => {
  void carryOut(order).then(
    (result) => process.send?.(result),
    (problem) => process.send?.({ problem: String(problem) }),
  )
})
process.send?.('ready')

async function carryOut({ url, connections, seconds, isDisguised }: ScriptOrder): Promise<ScriptResult> {
  const result: ScriptResult = Object.fromEntries(Object.keys(attacks).map((what) => [what, {}]))
  const end = performance.now() + seconds * 1000
  const names = Object.keys(attacks)
  const attack = async (nth: number) => {
    let client: HttpClient | undefined
    const what = names[nth % names.length] ?? ''
    while (performance.now() < end) {
      const headers = { 'user-agent': isDisguised ? `Mozilla/5.0 (${random()})` : 'python-requests/2.32.5' }
      try {
        client ??= await connectHttp(url)
        const { status, body } = await client.send(attacks[what]?.(headers) ?? '')
        const opened = /^\{"sessionId":"(\w+)"/.exec(body)?.[1]
        if (opened !== undefined) sessions.push(opened)
        const counted = result[what] ?? {}
        counted[status] = (counted[status] ?? 0) + 1
      } catch {
        // It was hung up on, and comes again.
        client?.close()
        client = undefined
      }
    }
    client?.close()
  }
  await Promise.all(Array.from({ length: connections }, (_, nth) => attack(nth)))
  return result
}
