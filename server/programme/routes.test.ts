import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Activity } from '../../contract/programme.ts'
import { festivalForFile, festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { anEntry, tellEntries } from '../../test/entries.ts'
import { anInstallation } from '../../test/factories.ts'

const festival = await festivalForFile()

const saturday = (time: string) => new Date(`2026-12-05T${time}:00-08:00`)

function look({ app }: TestFestival, query = '', headers: Record<string, string> = {}) {
  return app.inject({ url: `/api/activities${query}`, headers })
}

async function titles(of: TestFestival, query = '') {
  const { activities } = (await look(of, query)).json<{ activities: Activity[] }>()
  return activities.filter(({ kind }) => kind !== 'station').map(({ title }) => title)
}

describe('asked wrongly', () => {
  it.each(['when=soon', 'language=xx', 'category=general', `search=${'x'.repeat(201)}`])(
    'the activities refuse ?%s',
    async (query) => {
      const response = await look(festival, `?${query}`)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'invalid_request' })
    },
  )
})

describe('the activities', () => {
  it('tell what is on and what is next by the programme clock', async () => {
    const here = await festivalForTest()
    await anEntry(here, { title: 'Over', startsAt: saturday('18:00'), endsAt: saturday('20:10') })
    await anEntry(here, { title: 'On', startsAt: saturday('20:10'), endsAt: saturday('21:00') })
    await anEntry(here, { title: 'Later', startsAt: saturday('22:00'), endsAt: saturday('23:00') })
    await anEntry(here, { title: 'Late night', startsAt: new Date('2026-12-06T01:00:00-08:00') })
    await anEntry(here, { title: 'Tomorrow', startsAt: new Date('2026-12-06T12:00:00-08:00') })
    await anEntry(here, { title: 'Wish Wall', category: 'activation' })
    await anEntry(here, { title: 'Event Hours', category: 'general' })
    await anEntry(here, { title: 'Deleted', startsAt: saturday('20:00'), isActive: false })
    await tellEntries(here)
    expect(await titles(here, '?when=now')).toEqual(['On'])
    expect(await titles(here, '?when=next')).toEqual(['Later', 'Late night'])
    expect(await titles(here)).toEqual(['Over', 'On', 'Later', 'Late night', 'Tomorrow', 'Wish Wall'])
    expect(await titles(here, '?category=activation')).toEqual(['Wish Wall'])

    here.clock.set('2026-12-06T02:00:00-08:00')
    expect(await titles(here, '?when=next')).toEqual(['Tomorrow'])
  })

  it('are found by any of their words, without accents, in the language that is read', async () => {
    const here = await festivalForTest()
    const translations = { es: { title: 'Actuación de Solène', description: 'Música en directo.' } }
    await anEntry(here, { title: 'Mika Solène', translations, tags: ['friday'], location: 'Salon' })
    await tellEntries(here)
    expect(await titles(here, '?search=solene%20SALON')).toEqual(['Mika Solène'])
    expect(await titles(here, '?search=musica&language=es')).toEqual(['Actuación de Solène'])
    expect(await titles(here, '?search=musica')).toEqual([])
    expect(await titles(here, '?search=friday')).toHaveLength(1)
  })

  it('carry the points of the installation they write about, and follow a change of them', async () => {
    const here = await festivalForTest()
    await anEntry(here, { category: 'activation', title: 'Gift Aura Photo Booth' })
    await tellEntries(here)
    const booth = async () => {
      const { activities } = (await look(here)).json<{ activities: Activity[] }>()
      return activities.filter(({ installation }) => installation?.id === 'gift-aura')
    }
    expect(await booth()).toMatchObject([{ title: 'Gift Aura Photo Booth', points: 2000 }])
    await here.sql(`UPDATE installations SET point_value = 50, is_active = false WHERE id = 'gift-aura'`)
    here.deps.live.announce({ topic: 'installations' })
    expect(await booth()).toMatchObject([{ points: 50, installation: { isActive: false } }])
  })

  it('name a station that nobody wrote about as what it is', async () => {
    const here = await festivalForTest()
    const station = await anInstallation(here, { name: 'Ferris Wheel', pointValue: 700 })
    here.deps.live.announce({ topic: 'installations' })
    const { activities } = (await look(here)).json<{ activities: Activity[] }>()
    expect(activities.find(({ id }) => id === station.id)).toMatchObject({ kind: 'station', points: 700 })
  })

  it('answer 304 as long as nothing changed, zipped or not', async () => {
    const here = await festivalForTest()
    await anEntry(here, { title: 'First' })
    await tellEntries(here)
    const first = await look(here)
    const etag = String(first.headers.etag)
    const again = await look(here, '', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const zipped = await look(here, '', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body)

    await anEntry(here, { title: 'Second' })
    await tellEntries(here)
    expect((await look(here, '', { 'if-none-match': etag })).statusCode).toBe(200)
    expect(await titles(here)).toEqual(['First', 'Second'])
  })
})

describe('the FAQs', () => {
  it('are the general entries, in the language that is read, and can be searched', async () => {
    const here = await festivalForTest()
    const translations = { de: { title: 'Kostenloses WLAN', description: 'Überall auf dem Gelände.' } }
    const wifi = await anEntry(here, { category: 'general', title: 'Free Wi-Fi', translations })
    await anEntry(here, { category: 'general', title: 'Bags' })
    await anEntry(here, { category: 'venue', title: 'Chill Garden' })
    await tellEntries(here)
    const ask = async (query: string) =>
      (await here.app.inject({ url: `/api/faqs${query}` })).json<{ faqs: { id: string; title: string }[] }>()
        .faqs
    expect((await ask('')).map(({ title }) => title)).toEqual(['Free Wi-Fi', 'Bags'])
    expect(await ask('?language=de&search=uberall')).toMatchObject([
      { id: wifi.id, title: 'Kostenloses WLAN' },
    ])
  })
})
