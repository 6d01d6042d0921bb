import { afterAll } from 'vitest'
import type { DeskAttendee } from '../../contract/desk.ts'
import { buildApp } from '../../server/app.ts'
import type { Config } from '../../server/config.ts'
import { freePort } from '../../server/free-port.ts'
import { openIdProvider } from '../../server/providers/identity/openid.ts'
import { type FestivalOptions, festivalForFile, type TestFestival } from '../build-app.ts'
import { followSignIn, keepCookies } from '../follow-sign-in.ts'
import { openIdentityTwin } from '../offline-twins/identity-server.ts'

/** Whom ADMIN_EMAILS names. */
const BOSS = 'admin@livefest.example'

/** An answer, as whoever asked can see it. */
export interface Answer {
  status: number
  text: string
  json: Record<string, unknown> & { code?: string; sessionId?: string }
}

/** Somebody with a browser or a script, and the cookies that they have. */
export interface Asking {
  ask(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  cookies: Map<string, string>
}

/** Somebody who was registered at the desk. */
export interface Registered {
  attendee: DeskAttendee
  tag: string
  email: string
  surname: string
}

/** A live festival that is reached by HTTP alone, with an OpenID provider that is really asked. */
export interface LiveFestival extends Pick<TestFestival, 'clock' | 'db' | 'sql'> {
  publicUrl: string
  /** Somebody without a cookie. */
  stranger(): Asking
  /** An admin who signed in at the identity provider. */
  boss: Asking
  /** The same person once more, in another browser. */
  signInAgain(): Promise<Asking>
  /** Whoever has this address at the identity provider signs in; undefined where they are not let in. */
  signInAs(email: string): Promise<Asking | undefined>
  register(): Promise<Registered>
  /** A device that the admin has paired. */
  station(installationId: string): Promise<Asking & { id: string }>
  /** The own phone of somebody, who tapped at a station and scanned its code. */
  phoneOf(person: Registered): Promise<Asking & { sessionId: string }>
  /** Everything that was answered to anybody but the crew. */
  answers: string[]
}

/**
 * Opens a live festival for all tests of a file. To be awaited at the top level of the file.
 * @param settings other settings than those of a festival's tests
 * @param options limits that are in force
 */
export async function liveFestivalForFile(
  settings: Partial<Config> = {},
  options: Pick<FestivalOptions, 'limitFactor'> = {},
): Promise<LiveFestival> {
  const { deps, db, sql, clock } = await festivalForFile({ mode: 'live', ...options })
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const twin = await openIdentityTwin(publicUrl, BOSS)
  const { issuer, clientId, clientSecret } = twin
  const oidc = { name: 'Crew ID', issuer, clientId, clientSecret }
  const identity = openIdProvider({ ...oidc, publicUrl })
  const app = await buildApp({ ...deps, config: { ...deps.config, ...settings, publicUrl, oidc }, identity })
  await app.listen({ host: '127.0.0.1', port })
  afterAll(async () => {
    await app.close()
    await twin.close()
  })
  const answers: string[] = []
  const stranger = () => someone(publicUrl, (text) => answers.push(text))
  const signInAgain = async () => {
    const staff = someone(publicUrl, () => undefined)
    await followSignIn(staff.cookies, publicUrl)
    return staff
  }
  const boss = await signInAgain()
  const station = (installationId: string) => pairStation({ stranger, boss }, installationId)
  let registered = 0
  return {
    publicUrl,
    clock,
    db,
    sql,
    stranger,
    boss,
    signInAgain,
    async signInAs(email) {
      twin.welcome(email)
      return signInAgain()
        .catch(() => undefined)
        .finally(() => twin.welcome(BOSS))
    },
    answers,
    station,
    register() {
      registered += 1
      return register(boss, registered)
    },
    async phoneOf({ tag }) {
      const gate = await station('tap-tracking')
      const tapped = await gate.ask('POST', '/api/tap', { rfidTagId: tag, installationId: 'tap-tracking' })
      const { id } = tapped.json.interaction as { id: string }
      const shown = await gate.ask('POST', '/api/claims', { interactionId: id })
      const phone = stranger()
      const taken = await phone.ask('POST', `/api/claims/${String(shown.json.url).split('/').at(-1)}`, {})
      return { ...phone, sessionId: String(taken.json.sessionId) }
    },
  }
}

function someone(origin: string, onAnswer: (text: string) => void): Asking {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async ask(method, path, body, headers = {}) {
      const response = await fetch(new URL(path, origin), {
        method,
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'manual',
      })
      keepCookies(cookies, response)
      const text = await response.text()
      onAnswer(text)
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, text, json: isJson ? JSON.parse(text) : {} }
    },
  }
}

async function pairStation(
  { stranger, boss }: Pick<LiveFestival, 'stranger' | 'boss'>,
  installationId: string,
) {
  const device = stranger()
  const { code } = (await device.ask('POST', '/api/kiosks', {})).json
  const paired = await boss.ask('POST', '/api/admin/kiosks', { code, name: 'North gate', installationId })
  if (paired.status !== 201) throw new Error(`the device was not paired: ${paired.text}`)
  return { ...device, id: String(paired.json.id) }
}

async function register({ ask }: Asking, count: number): Promise<Registered> {
  const [tag, email] = [`04BEEF${String(count).padStart(8, '0')}`, `canary.${count}@mail.example`]
  const surname = `Secretson${count}`
  const draft = { tiktokUsername: `canary.${count}`, firstName: 'Nova', lastName: surname, email }
  const made = await ask('POST', '/api/admin/attendees', draft)
  if (made.status !== 201) throw new Error(`nobody was registered: ${made.text}`)
  const attendee = made.json as unknown as DeskAttendee
  await ask('POST', `/api/admin/attendees/${attendee.id}/wristbands`, { rfidTagId: tag })
  return { attendee, tag, email, surname }
}
