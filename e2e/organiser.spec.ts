import { readFileSync } from 'node:fs'
import type { Language } from '../contract/languages.ts'
import { catalogueOf, dashboardTextsOf } from './catalogue.ts'
import { expect, type Page, speak, tapBand } from './festival.ts'
import { lastingFindings } from './findings.ts'
import { isWaiting, test as live, pair } from './live-festival.ts'

/** A festival of its own: here it gets a name, and ends. */
const test = live.extend<object, { isOurs: boolean }>({ isOurs: [true, { scope: 'worker', option: true }] })
test.use({ isOurs: true })

/** An edition, and how its organiser works on it. */
interface Year {
  language: Language
  width: number
  height: number
  year: number
  question: string
  session: string
  tag: string
}

const years: Year[] = [
  {
    language: 'de',
    width: 390,
    height: 844,
    year: 2027,
    question: 'Wann beginnt die Parade der Laternenboote?',
    session: 'Parade der Laternenboote',
    tag: '04A1B2C3D4E5F6',
  },
  {
    language: 'en',
    width: 1280,
    height: 800,
    year: 2028,
    question: 'When is the lantern boat parade?',
    session: 'Lantern Boat Parade',
    tag: '04A1B2C3D4E5F7',
  },
]

/** Entries as an organiser wrote them, in seven languages, of another year too; the programme is among them. */
function knowledgeOf(year: number) {
  const file = new URL('../bench/guide/festivals/harbour-lights/event-knowledge.csv', import.meta.url)
  const buffer = Buffer.from(readFileSync(file, 'utf8').replaceAll('2027-', `${year}-`))
  return { name: 'entries.csv', mimeType: 'text/csv', buffer }
}

async function told(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-variant]').getByText(text).first()).toBeVisible()
}

test('a convention is set up from its own files, earns, asks, ends, and begins again the year after @full', async ({
  page: tablet,
  boss,
  openAnother,
  live,
}) => {
  test.setTimeout(600_000)
  const { page } = boss
  const name = 'Harbour Lights'
  for (const { language, width, height, year, question, session, tag } of years) {
    const isFirst = year === 2027
    const a = dashboardTextsOf(language)
    const t = catalogueOf(language)
    const section = (tab: string) => page.goto(`/admin?tab=${tab}`)
    const expectSound = async (place: string) =>
      expect.soft(await lastingFindings(page), `${place} in ${language}`).toEqual([])
    await page.setViewportSize({ width, height })
    await speak(page, language)

    if (isFirst) {
      await section('setup')
      const form = page.getByRole('form', { name: a('setup.step.event') })
      await form.getByLabel(a('setup.event.name')).fill(name)
      await form.getByLabel(a('setup.event.startsOn')).fill('2027-06-10')
      await form.getByLabel(a('setup.event.endsOn')).fill('2027-06-13')
      await form.getByLabel(a('setup.event.timeZone')).selectOption('Europe/Amsterdam')
      await form.getByRole('button', { name: a('do.save') }).click()
      await told(page, a('setup.event.saved'))
    } else {
      await section('settings')
      await page.getByRole('radio', { name: a('settings.group.questions') }).click()
      await expectSound('quick questions')
      await page.getByRole('radio', { name: a('settings.group.editions') }).click()
      await page.getByRole('button', { name: a('editions.beginOpen') }).click()
      const dialog = page.getByRole('dialog', { name: a('editions.beginTitle') })
      await dialog.getByRole('textbox', { name: a('settings.edition'), exact: true }).fill(String(year))
      await dialog.getByLabel(a('settings.startsOn')).fill('2028-06-08')
      await dialog.getByLabel(a('settings.endsOn')).fill('2028-06-14')
      await dialog.getByLabel(a('editions.typeName', { name })).fill(name)
      await expectSound('the next edition')
      await dialog.getByRole('button', { name: a('editions.beginDo') }).click()
      await told(page, a('editions.begun'))
      await section('setup')
    }
    await expectSound('set-up guide')

    await section('knowledge')
    await page.getByRole('button', { name: a('knowledge.import') }).click()
    const dialog = page.getByRole('dialog', { name: a('import.title') })
    await dialog.getByLabel(a('import.choose')).setInputFiles(knowledgeOf(year))
    await expect(dialog.getByText(a('import.total', { count: 48 }))).toBeVisible()
    await expectSound('import of knowledge')
    // The year after, only the programme is new.
    await dialog.getByRole('button', { name: a('import.do', { count: isFirst ? 48 : 14 }) }).click()
    await expect(dialog).toHaveCount(0)

    await section('people')
    await page.getByLabel(a('people.choose')).setInputFiles('test/people-files/pretix-orders.csv')
    await expect(page.getByText(a('people.preset', { name: 'pretix' }))).toBeVisible()
    await expectSound('import of people')
    await page.getByRole('button', { name: new RegExp(`^${a('people.do', { count: '\\d+' })}$`) }).click()
    await told(page, a('import.done', { created: 3, updated: 0, total: 3 }))

    const people = await boss.call<{ attendees: { id: string }[] }>(
      'GET',
      '/api/admin/attendees?search=Gruber',
    )
    const [person] = people.attendees
    await boss.call('POST', `/api/admin/attendees/${person?.id}/wristbands`, { rfidTagId: tag })

    if (isFirst) await pair(tablet, boss, { installationId: 'tap-tracking', name: 'Gate', language })
    else await tablet.reload()
    await isWaiting(tablet, catalogueOf('de')('tap.idle.title'))
    await tapBand(tablet, tag)
    await expect(tablet.getByText(catalogueOf('de')('points.earned', { points: '500' }))).toBeVisible()

    const phone = await openAnother({ baseURL: live.url, viewport: { width: 390, height: 844 } })
    await speak(phone, language)
    await phone.goto('/activities?when=all')
    await phone
      .getByRole('button', { name: t('programme.saveNamed', { title: session }), exact: true })
      .click()
    await expect.poll(() => phone.evaluate(() => localStorage.getItem('itineraryChanges'))).toBe('{}')
    await phone.goto('/fortune-teller/ask-question')
    await phone.getByLabel(t('guide.ask.label')).fill(question)
    await phone.getByRole('button', { name: t('guide.ask.send'), exact: true }).click()
    await expect(phone.getByRole('log')).toContainText(session)
    await phone.goto('/itinerary')
    await expect(phone.getByRole('heading', { name: session })).toBeVisible()

    await section('settings')
    await page.getByRole('radio', { name: a('settings.group.editions') }).click()
    await expectSound('editions')
    await page.getByRole('button', { name: a('editions.closeOpen') }).click()
    const closing = page.getByRole('dialog', { name: a('editions.closeTitle', { name }) })
    await closing.getByLabel(a('editions.typeName', { name })).fill(name)
    await expectSound('closing of an edition')
    await closing.getByRole('button', { name: a('editions.closeDo') }).click()
    await told(page, a('editions.closed'))
    await isWaiting(tablet, catalogueOf('de')('tap.idle.title'))
    await tapBand(tablet, tag)
    await expect(tablet.getByText(catalogueOf('de')('errors.edition_over'))).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: session })).toBeVisible()
  }
})
