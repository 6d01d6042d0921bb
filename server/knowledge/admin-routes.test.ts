import { describe, expect, it } from 'vitest'
import type { AdminEntry } from '../../contract/admin-knowledge.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const { app } = festival
const { headers } = await signInAs(festival, 'admin')
const url = '/api/admin/event-knowledge'

const create = (payload: object) => app.inject({ method: 'POST', url, headers, payload })
const change = (id: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `${url}/${id}`, headers, payload })
const remove = (id: string) => app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })
const restore = (id: string) => app.inject({ method: 'POST', url: `${url}/${id}/restore`, headers })
const list = async (query: string) => (await app.inject({ url: `${url}?${query}`, headers })).json()

let made = 0
async function anEntry(given: object = {}): Promise<AdminEntry> {
  made += 1
  const draft = { category: 'venue', title: `Cloakroom ${made}`, description: 'Leave your coat.', ...given }
  const answer = await create(draft)
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

describe('an entry', () => {
  it('is refused without what it needs, and with what cannot be kept', async () => {
    const fine = { category: 'venue', title: 'Lockers', description: 'Beside the gate.' }
    for (const wrong of [
      { ...fine, category: 'party' },
      { ...fine, title: ' ' },
      { ...fine, title: 'x'.repeat(201) },
      { ...fine, description: '' },
      { ...fine, description: 'a\u0000b' },
      { ...fine, tags: 'free' },
      { ...fine, startsAt: 'tomorrow' },
      { ...fine, startsAt: '2026-12-05T20:00:00Z', endsAt: '2026-12-05T19:00:00Z' },
      { ...fine, translations: { xx: { title: 'a', description: 'b' } } },
      { ...fine, translations: { de: { title: 'Schließfächer' } } },
      { ...fine, askedAs: { de: [''] } },
      { ...fine, conceptsAdded: ['no-such-concept'] },
    ]) {
      expect((await create(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    }
    expect((await list('search=Lockers')).total).toBe(0)
  })

  it('is kept as it was written, and known to everybody within a second', async () => {
    const entry = await anEntry({
      location: '',
      tags: [' free ', 'rain,  sun', ''].filter(Boolean),
      startsAt: '2026-12-05T20:00:00-08:00',
      translations: { de: { title: 'Garderobe', description: 'Mäntel.' } },
      askedAs: { en: ['where do   i leave my coat'] },
    })
    expect(entry).toEqual({
      id: expect.any(String),
      category: 'venue',
      title: `Cloakroom ${made}`,
      description: 'Leave your coat.',
      location: null,
      tags: ['free', 'rain', 'sun'],
      is_active: true,
      startsAt: '2026-12-06T04:00:00.000Z',
      endsAt: null,
      translations: { de: { title: 'Garderobe', description: 'Mäntel.' } },
      askedAs: { en: ['where do i leave my coat'] },
      notAnswered: {},
      conceptsAdded: [],
      conceptsRemoved: [],
      writtenByModel: [],
      version: 1,
    })
    await eventually(async () => {
      const answer = await app.inject(`/api/knowledge/${entry.id}?language=de`)
      expect(answer.json().title).toBe('Garderobe')
    })
  })

  it('shows what the guide understands of it, which staff correct and later edits keep', async () => {
    const title = `Coats and Lockers ${made}`
    const { id } = await anEntry({ title, description: 'We keep what you do not want to carry.' })
    const understood = async () => (await list(`search=${title}`)).entries[0].understood
    expect(await understood()).toEqual({
      concepts: ['lockers'],
      weaknesses: [],
      missing: ['es', 'zh', 'ja', 'ko', 'fr', 'de'],
    })
    await change(id, { conceptsAdded: ['cloakroom'], conceptsRemoved: ['lockers'] })
    await change(id, { tags: ['coats'] })
    expect((await understood()).concepts).toEqual(['cloakroom'])
    expect((await change(id, { conceptsRemoved: ['no-such-concept'] })).statusCode).toBe(400)
  })

  it('is listed among those that the guide finds badly while nobody can tell what it is about', async () => {
    const { id } = await anEntry({ title: 'Zur Linde', description: 'Offen.' })
    await eventually(async () => {
      const { entries } = await list('check=weak&pageSize=100')
      const own = entries.find((entry: AdminEntry) => entry.id === id)
      expect(own?.understood.weaknesses).toEqual(['nothing-known', 'too-short'])
    })
    await change(id, { description: 'Beer and wine are poured here until midnight.', tags: ['beer'] })
    await eventually(async () => {
      const { entries } = await list('check=weak&pageSize=100')
      expect(entries.map((entry: AdminEntry) => entry.id)).not.toContain(id)
    })
  })

  it('is understood while it is written, in the language in which it is written', async () => {
    const draft = { title: 'Garderobe', description: 'Jacken und Taschen bewahren wir bei der Bühne auf.' }
    const rest = { location: null, tags: [], translations: {}, askedAs: {} }
    const payload = { ...draft, ...rest, conceptsAdded: [], conceptsRemoved: [] }
    const answer = await app.inject({ method: 'POST', url: `${url}/understand`, headers, payload })
    expect(answer.json()).toEqual({
      concepts: expect.arrayContaining(['cloakroom']),
      weaknesses: ['not-english'],
      missing: ['es', 'zh', 'ja', 'ko', 'fr'],
    })
  })

  it('can be about what the library has, in the language of whoever reads', async () => {
    const { concepts } = (await app.inject({ url: '/api/admin/concepts?language=de', headers })).json()
    expect(concepts).toContainEqual(expect.objectContaining({ id: 'cloakroom', name: 'Garderobe' }))
  })

  it('shares its title with no other of its category, whatever the case, also on a double click', async () => {
    const entry = await anEntry()
    const twin = { category: 'venue', title: entry.title.toUpperCase(), description: 'Again.' }
    const answers = await Promise.all([
      create(twin),
      create({ ...twin, title: 'New' }),
      create({ ...twin, title: 'new' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect((await create({ ...twin, category: 'general' })).statusCode).toBe(201)
    const other = await anEntry()
    expect((await change(other.id, { title: entry.title })).json().code).toBe('already_exists')
    expect((await change(entry.id, { title: entry.title.toUpperCase() })).statusCode).toBe(200)
  })

  it('changes in what is asked and nothing else', async () => {
    const entry = await anEntry({ location: 'Gate A', tags: ['coat'], endsAt: '2026-12-06T04:00:00Z' })
    expect((await change(entry.id, { location: null })).json()).toEqual({
      ...entry,
      location: null,
      version: 2,
    })
    expect((await change(entry.id, {})).statusCode).toBe(400)
    const late = await change(entry.id, { startsAt: '2026-12-06T05:00:00Z' })
    expect([late.statusCode, late.json().issues[0].path]).toEqual([400, 'endsAt'])
    for (const answer of [
      await change('gone', { title: 'x' }),
      await remove('gone'),
      await restore('gone'),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'entry_not_found'])
    }
    expect((await change('%00', { title: 'x' })).statusCode).toBe(400)
  })

  it('comes back after it was deleted, unless its title was used again', async () => {
    const entry = await anEntry()
    expect((await remove(entry.id)).statusCode).toBe(204)
    expect((await remove(entry.id)).statusCode, 'a second click').toBe(204)
    expect((await list(`search=${encodeURIComponent(entry.title)}&isActive=false`)).entries).toMatchObject([
      { ...entry, is_active: false, version: 2 },
    ])
    const twin = await anEntry({ title: entry.title })
    expect((await restore(entry.id)).json().code).toBe('already_exists')
    await remove(twin.id)
    expect((await restore(entry.id)).json()).toEqual({ ...entry, version: 3 })
    expect((await restore(entry.id)).statusCode, 'a second click').toBe(200)
    const audit = await app.inject({ url: `/api/admin/audit?search=${entry.id}`, headers })
    const actions = audit.json().records.map((record: { action: string }) => record.action)
    expect(actions).toEqual(['knowledge.restore', 'knowledge.delete', 'knowledge.create'])
  })
})

describe('the list', () => {
  it('is searched by title and description, filtered by category, and turned page by page', async () => {
    for (let n = 0; n < 12; n += 1) {
      await anEntry({
        category: 'schedule',
        title: `Zebra parade ${n}`,
        description: n === 3 ? '100%_sure' : 'Stripes.',
      })
    }
    const first = await list('search=zebra&page=1&pageSize=10')
    expect([first.total, first.pages, first.page, first.entries.length]).toEqual([12, 2, 1, 10])
    expect(first.entries[0].title).toBe('Zebra parade 11')
    expect((await list('search=ZEBRA&page=2&pageSize=10')).entries).toHaveLength(2)
    expect(await list('search=zebra&page=9')).toMatchObject({ entries: [], total: 12, pages: 2 })
    expect((await list('search=zebra&category=venue')).total).toBe(0)
    expect((await list('search=zebra&category=all')).total).toBe(12)
    expect((await list('search=100%25_s')).total).toBe(1)
    expect((await list('search=%25arade')).total).toBe(0)
  })

  it('refuses pages and categories that do not exist', async () => {
    for (const query of [
      'page=0',
      'page=x',
      'pageSize=101',
      'category=party',
      'search=%00',
      'isActive=maybe',
    ]) {
      expect((await app.inject({ url: `${url}?${query}`, headers })).statusCode, query).toBe(400)
    }
  })
})
