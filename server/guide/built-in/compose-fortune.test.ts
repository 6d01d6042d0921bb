import { describe, expect, test } from 'vitest'
import { readDemoKnowledge } from '../../../bench/guide/demo-knowledge.ts'
import { Preference } from '../../../contract/guide.ts'
import { languages } from '../../../contract/languages.ts'
import { composeFortune, type FortuneInput } from './compose-fortune.ts'
import { iconOf } from './icon-of.ts'

const entries = readDemoKnowledge()
const asked: FortuneInput = {
  preference: 'play',
  language: 'en',
  entries,
  now: new Date('2026-12-05T20:10:00-08:00'),
  seenEntryIds: [],
  seed: 'first',
  timeZone: 'America/Los_Angeles',
}

describe.each(languages)('a fortune in %s', (language) => {
  test.each(Preference.options)('for somebody who wants to %s names real things to do', (preference) => {
    const { fortune, recommendations } = composeFortune({ ...asked, language, preference })
    expect(recommendations.length).toBeGreaterThanOrEqual(3)
    expect(recommendations.length).toBeLessThanOrEqual(5)
    const named = recommendations.filter((recommendation) => fortune.includes(recommendation.title))
    expect(named.length).toBeGreaterThanOrEqual(2)
  })
})

test('two readings in a row differ, also when the session has seen nothing in between', () => {
  const first = composeFortune(asked)
  const second = composeFortune({
    ...asked,
    seed: 'second',
    seenEntryIds: first.recommendations.flatMap(({ entryId }) => entryId ?? []),
  })
  expect(second.fortune).not.toBe(first.fortune)
  expect(second.recommendations.map(({ entryId }) => entryId)).not.toEqual(
    first.recommendations.map(({ entryId }) => entryId),
  )
})

test('the same seed tells the same fortune', () => {
  expect(composeFortune(asked)).toEqual(composeFortune(asked))
})

test('nobody is sent to a show that is over', () => {
  const { recommendations } = composeFortune({ ...asked, preference: 'explore' })
  for (const { entryId } of recommendations) {
    const entry = entries.find(({ id }) => id === entryId)
    if (entry?.endsAt) expect(Date.parse(entry.endsAt)).toBeGreaterThan(asked.now.getTime())
  }
})

test('a battle carries a trophy, a concert music and the garden a cup', () => {
  const iconOfTitle = (title: string) => entries.filter((entry) => entry.title === title).map(iconOf)
  expect(iconOfTitle('Team Battle Night')).toEqual(['Trophy'])
  expect(iconOfTitle('Pixel Arcade')).toEqual(['Gamepad2'])
  expect(iconOfTitle('Luz Marea in Concert')).toEqual(['Music'])
  expect(iconOfTitle('Chill Garden')).toEqual(['Coffee'])
  expect(iconOfTitle('Nearby Hotels')).toEqual(['Sparkles'])
})
