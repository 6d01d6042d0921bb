import { expect, it } from 'vitest'
import type { AdminName } from '../../contract/names.ts'
import { festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { upload } from '../../test/upload.ts'

const url = '/api/admin/names'

async function translator(festival: TestFestival) {
  const { app } = festival
  const { headers } = await signInAs(festival, 'admin')
  const list = async (): Promise<AdminName[]> => (await app.inject({ url, headers })).json().names
  const find = async (text: string) => (await list()).find((name) => name.text === text)
  const put = (payload: object) => app.inject({ method: 'PUT', url, payload, headers })
  const read = async (address: string) => (await app.inject({ url: address })).json()
  const send = (csv: string, query = '') => upload(app, `${url}/import${query}`, csv, headers)
  const save = async () => (await app.inject({ url: `${url}/export`, headers })).body
  return { list, find, put, read, send, save }
}

it('every name of the demo is translated, and a file of them changes nothing', async () => {
  const festival = await festivalForTest({ people: 'demo' })
  const { list, read, send, save } = await translator(festival)
  const names = await list()
  const others = ['de', 'es', 'fr', 'ja', 'ko', 'zh']
  expect(
    names.filter(({ translations }) => Object.keys(translations).sort().join() !== others.join()),
  ).toEqual([])
  expect(await send(await save())).toMatchObject({
    status: 200,
    body: { updated: 0, unchanged: names.length },
  })
  const { activities } = await read('/api/activities?language=de')
  const places = activities.map(({ location }: { location: string | null }) => location)
  expect(places).toContain('Halle 3, gegenüber vom GRWM Salon')
  expect(places).not.toContain('Hall 3, opposite the GRWM Salon')
  expect((await read('/api/event')).names).toMatchObject({
    'T-shirt': { ja: 'Tシャツ' },
    'Warm enough for the desert at night.': { de: 'Warm genug für die Nacht in der Wüste.' },
  })
})

it('a live festival has its founded names in every language, and falls back to what was written', async () => {
  const festival = await festivalForTest({ mode: 'live' })
  const { find, put, read } = await translator(festival)
  expect(await find('Physical Tap')).toMatchObject({
    kinds: ['installation'],
    translations: { de: 'Armband-Check' },
    version: 1,
  })
  await festival.sql(
    "UPDATE installations SET name = 'Nordtor', location = 'Wiese' WHERE id = 'tap-tracking'",
  )
  expect(await find('Nordtor')).toEqual({
    text: 'Nordtor',
    kinds: ['installation'],
    translations: {},
    version: 0,
  })
  const translations = { en: 'North Gate ', ja: '北ゲート' }
  const saved = await put({ text: 'Nordtor', translations, version: 0 })
  expect(saved.statusCode).toBe(200)
  expect(saved.json()).toMatchObject({ translations: { en: 'North Gate', ja: '北ゲート' }, version: 1 })
  expect((await read('/api/event')).names.Nordtor).toEqual({ en: 'North Gate', ja: '北ゲート' })
  const titles = async (language: string) =>
    (await read(`/api/activities?language=${language}`)).activities.map(
      ({ title }: { title: string }) => title,
    )
  await eventually(async () => expect(await titles('ja')).toContain('北ゲート'))
  expect(await titles('fr')).toContain('Nordtor')
})

it('nobody saves over what somebody else has saved, and nothing that is no name', async () => {
  const festival = await festivalForTest({ mode: 'live' })
  const { put, find } = await translator(festival)
  const old = await put({ text: 'Gift Aura', translations: {}, version: 0 })
  expect(old.statusCode).toBe(409)
  expect(old.json()).toMatchObject({ code: 'stale', current: { text: 'Gift Aura', version: 1 } })
  for (const wrong of [
    { text: ' ', translations: {} },
    { text: 'x'.repeat(1001), translations: {} },
    { text: 'Gift Aura', translations: { de: '' } },
    { text: 'Gift Aura', translations: { xx: 'y' } },
  ]) {
    expect((await put(wrong)).statusCode).toBe(400)
  }
  expect((await find('Gift Aura'))?.version).toBe(1)
})

it('a file writes all its names or none', async () => {
  const festival = await festivalForTest({ mode: 'live' })
  const { send, find } = await translator(festival)
  const wrong = await send(
    `text,name_de\nGift Aura,Foto\n,Leer\nGift Aura,Nochmal\nNow Showing,${'x'.repeat(1001)}\n`,
  )
  expect(wrong.status).toBe(400)
  expect(wrong.body.errors.map(({ line, code }: { line: number; code: string }) => [line, code])).toEqual([
    [3, 'missing'],
    [4, 'same-entry'],
    [5, 'too-long'],
  ])
  const good = 'text,name_de,name_fr\nGift Aura,Fotobox,\nBühne,Stage,\n'
  expect((await send(good, '?dryRun=true')).body).toMatchObject({ created: 1, updated: 1, errors: [] })
  expect((await find('Gift Aura'))?.translations.de).toBe('Gift Aura')
  expect((await send(good)).body).toMatchObject({ created: 1, updated: 1, errors: [] })
  const { translations } = (await find('Gift Aura')) ?? {}
  expect(translations).toMatchObject({ de: 'Fotobox', es: 'Gift Aura' })
  expect(translations).not.toHaveProperty('fr')
})
