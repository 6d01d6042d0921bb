import { describe, expect, it } from 'vitest'
import { eventDayOf, foldForSearch, hasWords, momentOf, nextOf, overlap, wordsOf } from './programme-time.ts'

const span = (startsAt: string | null, endsAt: string | null = null) => ({ startsAt, endsAt })
const concert = span('2026-12-05T20:30:00-08:00', '2026-12-05T21:30:00-08:00')
const at = (moment: string) => Date.parse(moment)

describe('what is on', () => {
  it.each([
    ['2026-12-05T20:29:59-08:00', 'later'],
    ['2026-12-05T20:30:00-08:00', 'now'],
    ['2026-12-05T21:29:59-08:00', 'now'],
    ['2026-12-05T21:30:00-08:00', 'over'],
  ])('includes the first second and not the last (%s: %s)', (moment, expected) => {
    expect(momentOf(concert, at(moment))).toBe(expected)
  })

  it('has a place that is always there at any time', () => {
    expect(momentOf(span(null), at('2026-12-05T20:30:00-08:00'))).toBe('anytime')
  })
})

describe('what is next', () => {
  const friday = { ...span('2026-12-04T20:00:00-08:00'), day: '2026-12-04' }
  const lateFriday = { ...span('2026-12-05T00:15:00-08:00'), day: '2026-12-04' }
  const saturday = { ...span('2026-12-05T12:00:00-08:00'), day: '2026-12-05' }
  const all = [friday, lateFriday, saturday]

  it('is the rest of the event day, which lasts until the small hours', () => {
    expect(nextOf(all, at('2026-12-04T23:00:00-08:00'), '2026-12-04')).toEqual([lateFriday])
  })

  it('is the first day that has something, once the day has nothing left', () => {
    expect(nextOf(all, at('2026-12-05T01:00:00-08:00'), '2026-12-04')).toEqual([saturday])
    expect(nextOf(all, at('2026-11-01T01:00:00-07:00'), '2026-10-31')).toEqual([friday, lateFriday])
    expect(nextOf(all, at('2026-12-09T01:00:00-08:00'), '2026-12-08')).toEqual([])
  })
})

describe('two things', () => {
  it('clash when they share a minute, and not when one begins as the other ends', () => {
    expect(overlap(concert, span('2026-12-05T21:29:00-08:00', '2026-12-05T22:00:00-08:00'))).toBe(true)
    expect(overlap(concert, span('2026-12-05T21:30:00-08:00', '2026-12-05T22:00:00-08:00'))).toBe(false)
    expect(overlap(concert, span(null))).toBe(false)
  })
})

describe('the event day', () => {
  it.each([
    ['2026-12-06T05:59:59-08:00', '2026-12-05'],
    ['2026-12-06T06:00:00-08:00', '2026-12-06'],
    ['2026-12-01T01:00:00-08:00', '2026-11-30'],
    // On this night the clocks go forward, and an hour is missing.
    ['2026-03-08T05:30:00-07:00', '2026-03-07'],
    ['2026-03-08T06:00:00-07:00', '2026-03-08'],
  ])('of %s is %s', (moment, day) => {
    expect(eventDayOf(at(moment), 'America/Los_Angeles', 6)).toBe(day)
  })
})

describe('a search', () => {
  it.each([
    ['GRWM Live with Mika Solène', 'solene mika'],
    ['Straße', 'STRASSE'],
    ['バトル', 'バトル'],
    ['ＷｉＦｉ', 'wifi'],
  ])('in "%s" finds "%s"', (text, search) => {
    expect(hasWords(foldForSearch(text), wordsOf(search))).toBe(true)
  })

  it('does not take が for か', () => {
    expect(hasWords(foldForSearch('がっこう'), wordsOf('かっこう'))).toBe(false)
  })
})
