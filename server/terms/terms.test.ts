import { expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app } = festival
const { headers } = await signInAs(festival, 'admin')

const publish = (version: number, texts: object) =>
  app.inject({ method: 'POST', url: '/api/admin/event/terms', headers, payload: { version, texts } })
const shown = async (language: string) =>
  (await app.inject({ url: `/api/terms?language=${language}` })).json().terms

it('the terms are the product’s own until an organiser publishes some, dated, and kept when they change', async () => {
  expect(await shown('en')).toBeNull()
  expect((await publish(0, { en: '## Who we are\n\nHarbour Lights e.V.', de: '' })).statusCode).toBe(200)
  expect(await shown('en')).toEqual({
    version: 1,
    publishedAt: festival.clock.now().toISOString(),
    language: 'en',
    text: '## Who we are\n\nHarbour Lights e.V.',
  })
  // A language without a text of its own shows the first one.
  expect(await shown('ja')).toMatchObject({ language: 'en' })
  const stale = await publish(0, { en: 'Mine' })
  expect([stale.statusCode, stale.json().current.version]).toEqual([409, 1])
  expect((await publish(1, { en: 'Ours', de: 'Unsere' })).json().version).toBe(2)
  expect(await shown('de')).toMatchObject({ version: 2, text: 'Unsere' })
  expect(await festival.sql("SELECT texts->>'en' AS en FROM terms ORDER BY version")).toEqual([
    { en: '## Who we are\n\nHarbour Lights e.V.' },
    { en: 'Ours' },
  ])
  await publish(2, {})
  expect(await shown('en')).toBeNull()
})

it('terms that are too long, or in a language that is none, are refused', async () => {
  expect((await publish(3, { en: 'x'.repeat(30_001) })).statusCode).toBe(400)
  expect((await publish(3, { xx: 'What' })).statusCode).toBe(400)
})
