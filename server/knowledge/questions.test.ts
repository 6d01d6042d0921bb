import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const { app, sql } = festival
const { headers } = await signInAs(festival, 'admin')
const session = 'a'.repeat(32)
await sql('INSERT INTO sessions (id) VALUES ($1)', [session])

async function ask(question: string, language = 'en', grounded = false): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO questions (session_id, language, question, answer, related_topics, source_ids, grounded, written_by)
     VALUES ($1, $2, $3, 'I do not know.', '{}', '{}', $4, 'built-in') RETURNING id`,
    [session, language, question, grounded],
  )
  return row?.id ?? ''
}

interface Group {
  id: string
  question: string
  language: string
  count: number
}
const open = async (query = '') =>
  (await app.inject({ url: `/api/admin/questions${query}`, headers })).json().questions as Group[]
const asked = async (words: string) => (await open()).filter(({ question }) => question.includes(words))
const resolve = (id: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/admin/questions/${id}/resolve`, headers, payload })

async function anEntry(title: string): Promise<string> {
  const payload = { category: 'general', title, description: 'Yes.' }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/event-knowledge', headers, payload })
  return answer.json().id
}

describe('the inbox of unanswered questions', () => {
  it('shows what was asked in the same words as one, the most asked first, and nothing that was answered', async () => {
    await ask('Are dogs allowed?')
    await ask('are dogs   ALLOWED')
    await ask('¿Are dogs allowed?', 'es')
    await ask('When is it dark?')
    await ask('Where is the stage?', 'en', true)
    expect((await open()).map(({ question, language, count }) => [question, language, count])).toEqual([
      ['are dogs   ALLOWED', 'en', 2],
      ['When is it dark?', 'en', 1],
      ['¿Are dogs allowed?', 'es', 1],
    ])
  })

  it('loses a question that becomes a phrase of an entry, until somebody has to ask it again', async () => {
    const id = await ask('Can I bring my  parrot?')
    await ask('can i bring my parrot')
    const entryId = await anEntry('Animals')
    expect((await resolve(id, { entryId })).statusCode).toBe(204)
    expect(await asked('parrot')).toEqual([])
    await eventually(async () => {
      const entry = (await festival.deps.library.entries()).find((known) => known.id === entryId)
      expect(entry?.askedAs).toEqual({ en: ['Can I bring my parrot?'] })
    })
    expect((await resolve(id, { entryId })).statusCode, 'a second click').toBe(204)
    await ask('Can I bring my parrot?')
    expect(await asked('parrot')).toMatchObject([{ count: 1 }])
  })

  it('never shows again what was set aside', async () => {
    await resolve(await ask('asdf asdf'), { entryId: null })
    await ask('ASDF asdf!')
    expect(await asked('asdf')).toEqual([])
    expect(
      (await open('?unanswered=false')).some(({ count, question }) => count === 2 && /asdf/i.test(question)),
    ).toBe(true)
  })

  it('refuses questions and entries that do not exist, and changes nothing then', async () => {
    const id = await ask('Is there a moon?')
    const grounded = await ask('Is there a sun?', 'en', true)
    expect((await resolve('gone', { entryId: null })).json().code).toBe('question_not_found')
    expect((await resolve(grounded, { entryId: null })).json().code).toBe('question_not_found')
    expect((await resolve(id, { entryId: 'gone' })).json().code).toBe('entry_not_found')
    for (const wrong of [{}, { entryId: 7 }, { entryId: 'a\u0000' }]) {
      expect((await resolve(id, wrong)).statusCode).toBe(400)
    }
    expect(await asked('moon')).toHaveLength(1)
  })
})
