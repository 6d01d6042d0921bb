import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { createFestivalPage } from './festival-page.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, deps } = festival
const { headers } = await signInAs(festival, 'admin')

const read = async () => (await app.inject({ url: '/api/admin/event', headers })).json()
const change = (payload: object) => app.inject({ method: 'PATCH', url: '/api/admin/event', headers, payload })

describe('the settings of the event', () => {
  it('are at version 1 until somebody has changed something', async () => {
    expect(await read()).toMatchObject({
      version: 1,
      venue: { name: '', address: '', mapUrl: '' },
      help: { desk: {}, email: '', phone: '' },
      brand: { accent: null, second: null, guideName: 'Leon', logo: null, mascot: null },
      timings: { kioskIdleSeconds: 45, tapResultSeconds: 10 },
    })
    expect((await change({ edition: '25' })).json().version).toBe(1)
  })

  it.each([
    ['a last day before the first', { startsOn: '2027-05-04', endsOn: '2027-05-03' }, 'endsOn'],
    ['more days than a month has', { startsOn: '2027-05-01', endsOn: '2027-06-01' }, 'endsOn'],
    ['a day that no calendar has', { startsOn: '2027-02-30' }, 'startsOn'],
    ['a day in another style', { startsOn: '04.05.2027' }, 'startsOn'],
    ['a zone that nobody knows', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a zone that only the database knows', { timeZone: 'posix/Europe/Berlin' }, 'timeZone'],
    ['an hour that no clock has', { dayStartsAtHour: 24 }, 'dayStartsAtHour'],
    ['a name of two lines', { name: 'Harbour\nLights' }, 'name'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['no language', { languages: [] }, 'languages'],
    ['a language twice', { languages: ['en', 'en'] }, 'languages'],
    ['a first language that is not offered', { languages: ['de'], defaultLanguage: 'en' }, 'defaultLanguage'],
    ['a map that is a script', { venue: { mapUrl: 'javascript:alert(1)' } }, 'venue.mapUrl'],
    ['an address without a host', { help: { email: 'help' } }, 'help.email'],
    ['a telephone of letters', { help: { phone: 'call me' } }, 'help.phone'],
    ['a desk in a language that is none', { help: { desk: { xx: 'Here' } } }, 'help.desk'],
    ['a colour by name', { brand: { accent: 'red' } }, 'brand.accent'],
    [
      'more quick questions than there are cards',
      { quickQuestions: Array(7).fill({ en: 'When?' }) },
      'quickQuestions',
    ],
    ['a quick question of two lines', { quickQuestions: [{ en: 'When?\nWhere?' }] }, 'quickQuestions.0.en'],
    ['a kiosk that asks at once', { timings: { kioskIdleSeconds: 1 } }, 'timings.kioskIdleSeconds'],
  ])('say what is wrong with %s, and stay', async (_what, wrong, path) => {
    const before = await read()
    const refused = await change({ ...wrong, edition: 'Another' })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_request'])
    expect(refused.json().issues.map((issue: { path: string }) => issue.path)).toEqual([
      expect.stringMatching(new RegExp(`^${path}`)),
    ])
    expect(await read()).toEqual(before)
  })

  it('have quick questions in every language that they are written in, and none that is empty', async () => {
    const own = [
      { en: ' Where is the lost property? ', de: 'Wo ist das Fundbüro?', ja: '' },
      { en: '', de: ' ' },
    ]
    const kept = [{ en: 'Where is the lost property?', de: 'Wo ist das Fundbüro?' }]
    expect((await change({ quickQuestions: own })).json()).toMatchObject({ quickQuestions: kept })
    expect((await app.inject({ url: '/api/event' })).json()).toMatchObject({ quickQuestions: kept })
    expect((await change({ quickQuestions: [] })).json()).toMatchObject({ quickQuestions: [] })
  })

  it('say that a change is missing', async () => {
    expect((await change({})).statusCode).toBe(400)
    expect((await change({ version: 1 })).statusCode).toBe(400)
  })

  it('keep in each group what a change does not name, and are audited and announced', async () => {
    const heard: string[] = []
    const stop = deps.live.onChange(({ topic }) => heard.push(topic))
    await change({ help: { desk: { en: 'Left of the gate.', de: 'Links vom Tor.' }, phone: '+49 40 123' } })
    const after = (await change({ help: { desk: { en: '' }, email: 'help@harbour.example' } })).json()
    stop()
    expect(after.help).toEqual({
      desk: { de: 'Links vom Tor.' },
      email: 'help@harbour.example',
      phone: '+49 40 123',
    })
    expect(heard).toEqual(['event', 'event'])
    const { records } = (await app.inject({ url: '/api/admin/audit', headers })).json()
    expect(records[0]).toMatchObject({
      action: 'event.update',
      before: { helpEmail: '' },
      after: { helpEmail: 'help@harbour.example' },
    })
  })
})

describe('what screens are told of the settings', () => {
  const event = async () => (await app.inject({ url: '/api/event' })).json()

  it('is the desk as it is written, in the first language where another one has none', async () => {
    await change({
      help: { desk: { de: 'Halle 3, links.', en: '' } },
      languages: ['de', 'en'],
      defaultLanguage: 'de',
    })
    const { registrationDesk, languages, defaultLanguage } = await event()
    expect(registrationDesk).toMatchObject({ de: 'Halle 3, links.', en: 'Halle 3, links.' })
    expect([languages, defaultLanguage]).toEqual([['de', 'en'], 'de'])
  })

  it('stands in the page before any script, and nothing in it ends the page’s own elements', async () => {
    const page = await createFestivalPage(
      deps,
      '<html lang="en"><meta name="description" content="x" /><link rel="icon" href="/leon.svg" /><title>Festival</title>',
    )
    await change({ name: '</script><b>Harbour', brand: { accent: '#ff8800', guideName: 'Luna' } })
    await expect.poll(() => String(page.current().page.plain)).toContain('#ff8800')
    const html = String(page.current().page.plain)
    expect(html).toContain(
      '<html lang="de"><meta name="description" content="Luna führt dich: mit Programm, Punkten und Rangliste."',
    )
    expect(html).toContain('<meta property="og:title" content="&lt;/script&gt;&lt;b&gt;Harbour">')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const [, json = ''] = /id="festival">([^<]*)</.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({ name: '</script><b>Harbour', brand: { guideName: 'Luna' } })
    page.close()
  })

  it('names the app as the event is called, and shows its picture before any script', async () => {
    const page = await createFestivalPage(
      deps,
      '<link rel="icon" href="/leon.svg" /><title>Festival</title><img class="first-picture" src="data:," />',
    )
    const app = () => JSON.parse(String(page.current().manifest.plain))
    await change({ name: 'Harbour Lights', shortName: 'Harbour', brand: { second: '#0a7f3c' } })
    await expect.poll(app).toMatchObject({ name: 'Harbour Lights', short_name: 'Harbour', lang: 'de' })
    expect(app().icons).toContainEqual(expect.objectContaining({ src: '/icon-192.png' }))
    expect(app().theme_color).not.toBe(app().background_color)
    expect(app().screenshots).toBeUndefined()

    await festival.sql("UPDATE event SET mascot = 'otter-200x300', logo = 'name-400x100'")
    await change({ edition: '7' })
    await expect.poll(() => app().icons[0].src).toBe('/api/event/pictures/otter-200x300?form=icon')
    const { plain } = page.current().stored
    const html = String(plain)
    expect(html).toContain('<title>Harbour Lights</title><link rel="manifest"')
    expect(html).toContain('<link rel="icon" href="/api/event/pictures/otter-200x300?form=tab"')
    expect(html).toMatch(/class="first-picture" [^>]*src="\/api\/event\/pictures\/otter-200x300"/)
    // What the device has heard since counts for more than a page of long ago.
    expect(html).not.toContain('id="festival"')
    page.close()
  })
})
