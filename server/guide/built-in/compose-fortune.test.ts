import { describe, expect, test } from 'vitest'
import { readDemoKnowledge } from '../../../bench/guide/demo-knowledge.ts'
import { festivals } from '../../../bench/guide/festivals.ts'
import { Preference } from '../../../contract/guide.ts'
import { languages } from '../../../contract/languages.ts'
import { someOf } from '../../../test/size.ts'
import { createRetriever, type KnowledgeEntry } from '../retrieval/index.ts'
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
  dayStartsAtHour: 6,
  understandingOf: createRetriever(entries, { timeZone: 'America/Los_Angeles', dayStartsAtHour: 6 })
    .understandingOf,
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

/** An entry as a festival writes it down in a hurry: a title, and no more. */
function bare(title: string, more: Partial<KnowledgeEntry> = {}): KnowledgeEntry {
  return {
    ...{ id: title, category: 'activity', title, description: `${title}!`, location: null, tags: [] },
    ...{ startsAt: null, endsAt: null, translations: {}, askedAs: {}, ...more },
  }
}

/** What a sentence looks like that misses the name it was made for. */
const HOLE = /undefined|null|“”|„“|«\s*»|「」|‘’|\(\s*\)|（\s*）|: ?[.。]|\b(?:at|near|to) ?[.,]/

describe.each(languages)('where little is written down, a fortune in %s', (language) => {
  const tell = (entries: readonly KnowledgeEntry[], preference: Preference, seed: string) =>
    composeFortune({ ...asked, language, preference, seed, entries })
  const readings = Preference.options.flatMap((preference) =>
    ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => ({ preference, seed })),
  )

  test.each(readings)('has no hole in a sentence to $preference ($seed)', ({ preference, seed }) => {
    for (const count of [0, 1, 2, 3]) {
      const titles = ['Kino', 'Tanzboden', 'Lagerfeuer'].slice(0, count)
      const { fortune, recommendations } = tell(
        titles.map((title) => bare(title)),
        preference,
        seed,
      )
      expect(fortune).not.toMatch(HOLE)
      for (const title of titles) expect(fortune.split(title)).toHaveLength(2)
      expect(recommendations).toHaveLength(count)
    }
  })

  test('invents nothing from entries without a name, and sends nobody to what is over', () => {
    const over = bare('Frühstück', {
      startsAt: '2026-12-05T08:00:00-08:00',
      endsAt: '2026-12-05T10:00:00-08:00',
    })
    const { fortune, recommendations } = tell([bare(' '), bare('<b></b>'), over], 'explore', 'a')
    expect(fortune).toBe(tell([], 'explore', 'a').fortune)
    expect(recommendations).toEqual([])
  })
})

test('entries without a place are not all in one place', () => {
  const entries = ['Kino', 'Tanzboden', 'Lagerfeuer', 'Werkstatt'].map((title) => bare(title))
  const general = bare('Refunds', { category: 'general' })
  const { recommendations } = composeFortune({ ...asked, entries: [general, ...entries] })
  expect(recommendations.map(({ title }) => title)).not.toContain('Refunds')
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

test('told again in another language it names the same things', () => {
  const first = composeFortune({ ...asked, preference: 'chill' })
  const entryIds = first.recommendations.flatMap(({ entryId }) => entryId ?? [])
  const again = composeFortune({ ...asked, preference: 'chill', language: 'ja', entryIds, seed: 'another' })
  expect(again.recommendations.map(({ entryId }) => entryId)).toEqual(entryIds)
  expect(again.fortune).not.toBe(first.fortune)
})

test('five readings in a row stay with the vibe, and none repeats the one before', () => {
  const own = new Set<string>()
  let [before, seenEntryIds]: [string, string[]] = ['', []]
  for (let reading = 0; reading < 5; reading++) {
    const told = composeFortune({ ...asked, preference: 'chill', seed: `${reading}`, before, seenEntryIds })
    const ids = told.recommendations.flatMap(({ entryId }) => entryId ?? [])
    expect(ids.filter((id) => seenEntryIds.slice(0, ids.length).includes(id))).toEqual([])
    for (const { title } of told.recommendations) own.add(title)
    ;[before, seenEntryIds] = [told.fortune, [...ids, ...seenEntryIds]]
  }
  expect([...own]).not.toContain('Battle Arena')
})

test('the hour of another day comes with its day, and a place is not said twice', () => {
  const told = (more: Partial<KnowledgeEntry>, language: 'en' | 'de' = 'en') =>
    composeFortune({ ...asked, language, entries: [bare('Brunch', { category: 'schedule', ...more })] })
      .fortune
  const at = (day: number, hour: string) => ({
    startsAt: `2026-12-0${day}T${hour}:00-08:00`,
    endsAt: `2026-12-0${day}T23:59:00-08:00`,
  })
  expect(told(at(6, '12:30'))).toMatch(/“Brunch” \(Sunday (at )?12:30 PM\)/)
  expect(told(at(6, '12:30'), 'de')).toContain('„Brunch“ (Sonntag, 12:30 Uhr)')
  expect(told({ ...at(6, '00:15'), location: 'Brunch, Hall 3' })).toContain('“Brunch” (Hall 3, 12:15 AM)')
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
  const iconOfTitle = (title: string) =>
    entries
      .filter((entry) => entry.title === title)
      .map((entry) => iconOf(entry, asked.understandingOf(entry)))
  expect(iconOfTitle('Team Battle Night')).toEqual(['Trophy'])
  expect(iconOfTitle('Pixel Arcade')).toEqual(['Gamepad2'])
  expect(iconOfTitle('Luz Marea in Concert')).toEqual(['Music'])
  expect(iconOfTitle('Chill Garden')).toEqual(['Coffee'])
  expect(iconOfTitle('Nearby Hotels')).toEqual(['Sparkles'])
})

test('at a festival whose tags are its own, an entry has the picture of what it is about', () => {
  const place = { timeZone: 'Europe/Berlin', dayStartsAtHour: 6 }
  const entry = (title: string, description: string) => ({ ...bare(title), description })
  const icons = [
    entry('Brass at the Pier', 'A concert of brass bands with sea songs.'),
    entry('Smoked Fish', 'Street food: fish rolls, soup and vegetarian burgers.'),
    entry('Board Game Tent', 'Board games for everybody.'),
    entry('Harbour Tour', 'A guided tour of the old harbour.'),
  ].map((own) => iconOf(own, createRetriever([own], place).understandingOf(own)))
  expect(icons).toEqual(['Music', 'Coffee', 'Gamepad2', 'MapPin'])
})

test('where nothing is written down, two readings in a row differ as well', () => {
  let before = ''
  for (let reading = 0; reading < 12; reading++) {
    const { fortune } = composeFortune({ ...asked, entries: [], seed: `reading ${reading}`, before })
    for (const sentence of fortune.split(/(?<=[.!…]) /).slice(0, 1)) expect(before).not.toContain(sentence)
    before = fortune
  }
})

// A night of song "till the first train" is none, nor is a play of five hours.
const errands =
  /toilet|shower|gate|entrance|ticket|parking|lost|first aid|desk|info|cash|locker|address|(?<!five )hours|bus|(?<!first )train/i

test.each(someOf(festivals(), 3).map((festival) => [festival.name, festival] as const))(
  'nobody is sent to toilets, gates, desks or addresses: %s',
  (_, { entries: own, place, now }) => {
    const { understandingOf } = createRetriever(own, place)
    const told = Preference.options.flatMap((preference) =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap(
        (seed) =>
          composeFortune({ ...asked, ...place, now, preference, seed, entries: own, understandingOf })
            .recommendations,
      ),
    )
    expect(told.length).toBeGreaterThan(50)
    expect([...new Set(told.map(({ title }) => title))].filter((title) => errands.test(title))).toEqual([])
  },
)
