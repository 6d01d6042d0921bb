import { expect, test } from 'vitest'
import { draftOf, newEntry, valuesOf } from './entry-values.ts'

const zone = 'America/Los_Angeles'

test('tags are split on commas, without the empty ones, and an empty place is none', () => {
  const draft = draftOf({ ...newEntry, tags: ' food, , halal ,', location: ' ' }, zone)
  expect([draft.tags, draft.location]).toEqual([['food', 'halal'], null])
})

test('an entry that was opened and not touched is sent as it was', () => {
  const entry = {
    id: 'e1',
    category: 'schedule' as const,
    title: 'Finals',
    description: 'The last battle',
    location: 'Battle Arena',
    tags: ['battle', 'night'],
    is_active: true,
    startsAt: '2026-12-06T04:00:00.000Z',
    endsAt: null,
    translations: { de: { title: 'Finale', description: 'Der letzte Kampf' } },
    askedAs: { en: ['When are the finals?', 'last battle'] },
    conceptsAdded: ['contests'],
    conceptsRemoved: ['race-start', 'exhibition'],
    notAnswered: { en: ['who won the last one'] },
    writtenByModel: [],
    version: 1,
  }
  const {
    id: _id,
    is_active: _active,
    version: _version,
    writtenByModel: _by,
    notAnswered: _questions,
    ...content
  } = entry
  expect(draftOf(valuesOf(entry, zone), zone)).toEqual(content)
})

test('a language that was opened and left empty is not sent', () => {
  const draft = draftOf(
    { ...newEntry, translations: { ja: { title: '', description: '' } }, askedAs: { ko: '\n' } },
    zone,
  )
  expect([draft.translations, draft.askedAs]).toEqual([{}, {}])
})
