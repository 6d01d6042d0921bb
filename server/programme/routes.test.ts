import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Activity } from '../../contract/programme.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anEntry, tellEntries } from '../../test/entries.ts'
import { anInstallation } from '../../test/factories.ts'

const festival = await festivalForFile()
const { app, clock, deps, sql } = festival

const saturday = (time: string) => new Date(`2026-12-05T${time}:00-08:00`)
const inSpanish = { es: { title: 'Actuación de Solène', description: 'Música en directo.' } }
const inGerman = { de: { title: 'Kostenloses WLAN', description: 'Überall auf dem Gelände.' } }

await anEntry(festival, { title: 'Over', startsAt: saturday('18:00'), endsAt: saturday('20:10') })
await anEntry(festival, { title: 'On', startsAt: saturday('20:10'), endsAt: saturday('21:00') })
await anEntry(festival, { title: 'Later', startsAt: saturday('22:00'), endsAt: saturday('23:00') })
await anEntry(festival, { title: 'Late night', startsAt: new Date('2026-12-06T01:00:00-08:00') })
await anEntry(festival, {
  title: 'Mika Solène',
  startsAt: new Date('2026-12-06T12:00:00-08:00'),
  translations: inSpanish,
  tags: ['friday'],
  location: 'Salon',
})
await anEntry(festival, { title: 'Gift Aura Photo Booth', category: 'activation' })
await anEntry(festival, { title: 'Deleted', startsAt: saturday('20:00'), isActive: false })
await anEntry(festival, { title: 'Free Wi-Fi', category: 'general', translations: inGerman })
await anEntry(festival, { title: 'Bags', category: 'general' })
await anEntry(festival, { title: 'Chill Garden', category: 'venue' })
await tellEntries(festival)

function look(query = '', headers: Record<string, string> = {}) {
  return app.inject({ url: `/api/activities${query}`, headers })
}

async function activities(query = '') {
  return (await look(query)).json<{ activities: Activity[] }>().activities
}

async function titles(query = '') {
  return (await activities(query)).filter(({ kind }) => kind !== 'station').map(({ title }) => title)
}

describe('asked wrongly', () => {
  it.each(['when=soon', 'language=xx', 'category=general', `search=${'x'.repeat(201)}`])(
    'the activities refuse ?%s',
    async (query) => {
      const response = await look(`?${query}`)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'invalid_request' })
    },
  )
})

describe('the activities', () => {
  it('tell what is on and what is next by the programme clock', async () => {
    expect(await titles('?when=now')).toEqual(['On'])
    expect(await titles('?when=next')).toEqual(['Later', 'Late night'])
    const all = ['Over', 'On', 'Later', 'Late night', 'Mika Solène', 'Gift Aura Photo Booth']
    expect(await titles()).toEqual(all)
    expect(await titles('?category=activation')).toEqual(['Gift Aura Photo Booth'])

    clock.advance({ hours: 6 })
    expect(await titles('?when=next')).toEqual(['Mika Solène'])
    clock.advance({ hours: -6 })
  })

  it('are found by any of their words, without accents, in the language that is read', async () => {
    expect(await titles('?search=solene%20SALON')).toEqual(['Mika Solène'])
    expect(await titles('?search=musica&language=es')).toEqual(['Actuación de Solène'])
    expect(await titles('?search=musica')).toEqual([])
    expect(await titles('?search=friday')).toHaveLength(1)
  })

  it('carry the points of the installation they write about, and follow a change of them', async () => {
    const booth = async () =>
      (await activities()).filter(({ installation }) => installation?.id === 'gift-aura')
    expect(await booth()).toMatchObject([{ title: 'Gift Aura Photo Booth', points: 2000 }])
    await sql(`UPDATE installations SET point_value = 50, is_active = false WHERE id = 'gift-aura'`)
    deps.live.announce({ topic: 'installations' })
    expect(await booth()).toMatchObject([{ points: 50, installation: { isActive: false } }])
  })

  it('name a station that nobody wrote about as what it is', async () => {
    const { id } = await anInstallation(festival, { name: 'Ferris Wheel', pointValue: 700 })
    deps.live.announce({ topic: 'installations' })
    const station = (await activities()).find((activity) => activity.id === id)
    expect(station).toMatchObject({ kind: 'station', points: 700 })
  })

  it('answer 304 as long as nothing changed, zipped or not', async () => {
    const first = await look()
    const etag = String(first.headers.etag)
    const again = await look('', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const zipped = await look('', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body)

    await anEntry(festival, { title: 'A surprise' })
    await tellEntries(festival)
    expect((await look('', { 'if-none-match': etag })).statusCode).toBe(200)
    expect(await titles()).toContain('A surprise')
  })
})

describe('the FAQs', () => {
  it('are the general entries, in the language that is read, and can be searched', async () => {
    const ask = async (query: string) =>
      (await app.inject({ url: `/api/faqs${query}` })).json<{ faqs: { title: string }[] }>().faqs
    expect((await ask('')).map(({ title }) => title)).toEqual(['Free Wi-Fi', 'Bags'])
    expect(await ask('?language=de&search=uberall')).toMatchObject([{ title: 'Kostenloses WLAN' }])
  })

  it('are found by what is meant as well, places among them', async () => {
    const titles = async (search: string) =>
      (await app.inject({ url: `/api/faqs?search=${encodeURIComponent(search)}` }))
        .json<{ faqs: { title: string }[] }>()
        .faqs.map(({ title }) => title)
    expect((await titles('internet'))[0]).toBe('Free Wi-Fi')
    expect(await titles('xyzzy plugh')).toEqual([])
  })
})
