import { afterAll } from 'vitest'
import type { Language } from '../contract/languages.ts'
import { buildApp } from '../server/app.ts'
import { gatherDeps } from '../server/gather-deps.ts'
import { keptWith } from '../server/knowledge/index.ts'
import type { UsageBudget } from '../server/paid-services.ts'
import { createPreparer } from '../server/preparation/index.ts'
import { PHRASES } from '../server/preparation/instructions.ts'
import { festivalForFile } from './build-app.ts'
import { anEntry, tellEntries } from './entries.ts'
import { type Behaviour, openAiTwinForFile } from './offline-twins/openai-server.ts'
import { preparesWell } from './prepared-texts.ts'
import { signInAs } from './sign-in-as.ts'

/** More than anything here spends. */
export const wideBudget: UsageBudget = {
  dailyDollars: 1e3,
  dailyUnits: 1e9,
  eventDollars: 1e6,
  eventUnits: 1e12,
}

const complete: readonly Language[] = ['es', 'zh', 'ja', 'ko', 'fr']

/** What people have prepared in these languages, so that nothing is missing there. */
function prepared(of: readonly Language[]) {
  return {
    translations: Object.fromEntries(of.map((one) => [one, { title: 'x', description: 'x' }])),
    askedAs: Object.fromEntries(of.map((one) => [one, Array.from({ length: PHRASES }, (_, at) => `x${at}`)])),
  }
}

/** A live festival for a test file whose entries a model prepares, and an admin of it. */
export async function preparationForFile() {
  const festival = await festivalForFile({ mode: 'live' })
  const twin = await openAiTwinForFile()
  const config = {
    ...festival.deps.config,
    model: {
      baseUrl: twin.baseUrl,
      apiKey: 'k',
      model: 'm',
      priceInput: 1,
      priceOutput: 10,
      budget: wideBudget,
    },
  }
  const gathered = await gatherDeps({ ...festival.deps, config })
  const deps = { ...gathered, emotion: festival.deps.emotion, webFolder: festival.deps.webFolder }
  const app = await buildApp(deps)
  afterAll(() => app.close())
  const { headers } = await signInAs(festival, 'admin')

  /** The festival with one entry that nobody has prepared in English and German, and a model that behaves in some ways. */
  async function aFestival(behaviour: Behaviour = preparesWell, done = complete) {
    await festival.sql('DELETE FROM preparation_runs')
    await festival.sql('DELETE FROM knowledge_entries')
    await festival.sql('DELETE FROM spending')
    const said = {
      title: 'Kubba',
      description: 'The Kubba beside Gate B is $4 and lasts until 11:30 PM.',
      location: null,
      startsAt: null,
      endsAt: null,
    }
    await anEntry(festival, {
      id: 'garments',
      category: 'general',
      ...said,
      ...prepared(done),
      notAnswered: keptWith(said, Object.fromEntries(done.map((one) => [one, ['x']]))),
    })
    await tellEntries({ db: festival.db, deps })
    twin.requests.length = 0
    twin.behave(behaviour)
  }

  async function call(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path = '', payload?: object) {
    const answer = await app.inject({
      method,
      url: `/api/admin/preparation${path}`,
      headers: { ...headers, origin: config.publicUrl },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }

  async function work(stop = new AbortController().signal, budget = wideBudget) {
    const model = { ...config.model, budget }
    await (await createPreparer({ ...deps, config: { ...config, model } }))(stop)
  }

  async function entry() {
    const { body } = await app.inject({ url: '/api/admin/event-knowledge', headers })
    return JSON.parse(body).entries[0]
  }

  /** Asks the built-in guide, in a process without a model. */
  function ask(question: string, language: Language) {
    return festival.deps.guide.answer({ question, language, spender: { kind: 'nobody' } }, () => undefined)
  }

  return { festival, deps, twin, aFestival, call, work, entry, ask }
}
