import { type OpenAiTwin, startTwin } from '../test/offline-twins/openai-twin.ts'
import { languageOf, preparedTexts } from '../test/prepared-texts.ts'
import de from '../web/i18n/catalogues/de/admin.json' with { type: 'json' }
import en from '../web/i18n/catalogues/en/admin.json' with { type: 'json' }
import { told } from './dashboard.ts'
import { expect } from './festival.ts'
import { type Boss, test as base } from './live-festival.ts'

const test = base.extend<object, { model: OpenAiTwin }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      const model = await startTwin()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  moreSettings: [
    ({ model }, use) =>
      use({
        AI_BASE_URL: model.baseUrl,
        AI_API_KEY: 'k',
        AI_MODEL: 'small-model',
        AI_PRICE_INPUT: '1',
        AI_PRICE_OUTPUT: '10',
      }),
    { scope: 'worker' },
  ],
})

interface Saved {
  id: string
  title: string
  askedAs: Record<string, string[]>
  translations: Record<string, { title: string }>
}

const entriesOf = async ({ call }: Boss) =>
  (await call<{ entries: Saved[] }>('GET', '/api/admin/event-knowledge')).entries

/** A model that keeps to its task, and answers nothing after the first texts until it is let. */
function modelThatWaits(model: OpenAiTwin, free: number) {
  const gate = Promise.withResolvers<void>()
  let written = 0
  model.behave({
    async replies(request) {
      written += 1
      if (written > free) await gate.promise
      return preparedTexts[languageOf(request)]
    },
  })
  return gate.resolve
}

for (const { language, words } of [
  { language: 'en', words: en },
  { language: 'de', words: de },
] as const) {
  const say = (key: keyof typeof en, values: Record<string, string | number> = {}) =>
    words[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

  test(`Leon is prepared in ${language}: the price, a pause, the review, what was used, and back again @full`, async ({
    boss,
    model,
  }) => {
    const { page, call } = boss
    for (const { id } of await entriesOf(boss)) await call('DELETE', `/api/admin/event-knowledge/${id}`)
    await call('POST', '/api/admin/event-knowledge', {
      category: 'general',
      title: 'Harbour Cloakroom',
      description: 'The cloakroom beside Gate B is $4 and lasts until 11:30 PM.',
      tags: [],
    })
    const letGo = modelThatWaits(model, 3)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate((code) => localStorage.setItem('language', code), language)
    await page.goto('/admin?tab=preparation')

    await expect(page.getByText(say('prepare.missing', { texts: 7, entries: 1 }))).toBeVisible()
    await expect(page.getByText(/^≈ .*\$/)).toBeVisible()
    await expect(page.getByText('small-model')).toBeVisible()
    await page.getByRole('button', { name: say('prepare.start') }).click()
    await expect(page.getByText(say('prepare.state.writing'), { exact: true })).toBeVisible()
    const bar = page.getByRole('progressbar', { name: say('section.preparation', { guide: 'Leon' }) })
    await expect(bar).toHaveAttribute('aria-valuemax', '7')
    await expect(bar).toHaveAttribute('aria-valuenow', '3')

    await page.getByRole('button', { name: say('prepare.pause') }).click()
    await expect(page.getByText(say('prepare.by.staff'))).toBeVisible()
    letGo()
    await page.getByRole('button', { name: say('prepare.resume') }).click()
    await expect(page.getByText(say('prepare.state.written'), { exact: true })).toBeVisible()
    await expect(page.getByText(say('prepare.progress', { done: 7, all: 7 }))).toBeVisible()

    const card = page.getByRole('listitem').filter({ hasText: 'Harbour Cloakroom' }).first()
    await card.getByRole('button', { name: /Deutsch/ }).click()
    await expect(card.getByText('Parka loswerden')).toBeVisible()
    await card.getByRole('button', { name: say('knowledge.edit', { title: 'Deutsch' }) }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(say('entry.title')).fill('Garderobe am Hafen')
    await sheet.getByRole('button', { name: say('do.save') }).click()
    await expect(card.getByText('Garderobe am Hafen')).toBeVisible()
    await expect(card.getByText(say('prepare.edited'))).toBeVisible()
    await card.getByRole('button', { name: say('knowledge.delete', { title: '한국어' }) }).click()
    await expect(page.getByText(say('prepare.count.discarded', { number: 1 }))).toBeVisible()
    await page.getByRole('button', { name: say('prepare.acceptAll') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('prepare.accept') })
      .click()
    await told(page, say('prepare.accepted', { count: 6 }))
    await expect(card).toBeHidden()
    // Seven texts of 960 tokens each, as the model's server counts them.
    const used = new Intl.NumberFormat(language).format(7 * 960)
    await expect(page.getByText(new RegExp(`${used}.*\\$|\\$.*${used}`)).first()).toBeVisible()
    const prepared = (await entriesOf(boss)).find(({ title }) => title === 'Harbour Cloakroom')
    expect(prepared?.translations.de?.title).toBe('Garderobe am Hafen')
    expect(prepared?.askedAs.en).toContain('hang up a blazer')
    expect(prepared?.translations.ko).toBeUndefined()

    await page.getByRole('button', { name: say('prepare.undo') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('prepare.undo') })
      .click()
    await told(page, say('prepare.undone'))
    await expect(page.getByText(say('prepare.state.undone'), { exact: true })).toBeVisible()
    const undone = (await entriesOf(boss)).find(({ title }) => title === 'Harbour Cloakroom')
    expect({ translations: undone?.translations, askedAs: undone?.askedAs }).toEqual({
      translations: {},
      askedAs: {},
    })
  })
}
