import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type Fault, seconds } from './run-fault.ts'
import type { Scene } from './scene.ts'

/** Nobody listens there (RFC 863 had the port). */
const NOBODY = 'http://127.0.0.1:9'

const ENOUGH = 50

/** Asks the server for something, so many times; every answer has to be one of these. */
async function ask({ server }: Scene, path: string, statuses: number[], body?: object): Promise<void> {
  const request = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  for (let asked = 0; asked < 5; asked += 1) {
    const { status } = await fetch(`${server.url}${path}`, { ...request, redirect: 'manual' })
    if (!statuses.includes(status)) throw new Error(`${path} was answered with ${status}`)
  }
}

/** A server that takes every connection and never says a word. */
async function openSilentServer(undo: Scene['undo']): Promise<string> {
  const lines = new Set<Socket>()
  const server = createServer((line) => {
    lines.add(line)
    line.on('error', () => undefined).on('close', () => lines.delete(line))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo(() => {
    for (const line of lines) line.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const faultsOfServices: Fault[] = [
  {
    name: 'identity-away',
    what: 'the identity provider of the staff does not answer',
    scene: { settings: async () => ({ OIDC_ISSUER: NOBODY }) },
    async strike(scene) {
      await ask(scene, '/api/login', [302, 303, 503])
      return `staff who are signed in work on, taps within ${seconds(await scene.crowd.more(ENOUGH))}`
    },
  },
  {
    name: 'model-away',
    what: 'the language model and the voice do not answer',
    scene: {
      settings: async () => ({ AI_BASE_URL: NOBODY, AI_MODEL: 'away', TTS_BASE_URL: NOBODY }),
    },
    async strike(scene) {
      await ask(scene, '/api/question', [200], { question: 'Where are the toilets?' })
      return `Leon answers in his own words, taps within ${seconds(await scene.crowd.more(ENOUGH))}`
    },
  },
  {
    name: 'services-hang',
    what: 'the identity provider, the language model and the voice take connections and say nothing',
    scene: {
      settings: async (undo) => {
        const silent = await openSilentServer(undo)
        return { OIDC_ISSUER: silent, AI_BASE_URL: silent, AI_MODEL: 'silent', TTS_BASE_URL: silent }
      },
    },
    async strike(scene) {
      await Promise.all([
        ask(scene, '/api/login', [302, 303, 503]),
        ask(scene, '/api/question', [200], { question: 'Where are the toilets?' }),
      ])
      return `sign-in is refused, Leon answers in his own words, taps within ${seconds(await scene.crowd.more(ENOUGH))}`
    },
  },
]
