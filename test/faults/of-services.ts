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
]
