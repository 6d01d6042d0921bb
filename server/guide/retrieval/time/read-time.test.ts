import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { daysOf } from './programme.ts'
import { readTime } from './read-time.ts'
import { createVenueClock } from './venue-clock.ts'

const clock = createVenueClock('Europe/Berlin', 6)
const days = daysOf([], clock, { startsOn: '2027-10-08', endsOn: '2027-10-10' })
const during = Date.parse('2027-10-09T13:10:00+02:00')
const weeksBefore = Date.parse('2027-09-01T10:00:00+02:00')
const yearAfter = Date.parse('2028-03-01T10:00:00+01:00')

const startOf = (question: string, language: Language, now = during) => {
  const time = readTime(question, language, now, clock, days)
  return time && new Date(time.from).toISOString()
}

test.each<[Language, string, string]>([
  ['en', 'what is on sunday at half past three', '2027-10-10T13:30'],
  ['en', 'friday 8 in the evening', '2027-10-08T18:00'],
  ['en', 'what happens at quarter to nine tonight', '2027-10-09T18:45'],
  ['en', 'sunday after midnight', '2027-10-10T22:00'],
  ['de', 'was ist am sonntag um halb vier', '2027-10-10T13:30'],
  ['de', 'freitag um acht uhr abends', '2027-10-08T18:00'],
  ['de', 'sonntag viertel nach drei', '2027-10-10T13:15'],
  ['fr', 'dimanche à trois heures et demie', '2027-10-10T13:30'],
  ['fr', 'vendredi à 8h du soir', '2027-10-08T18:00'],
  ['es', 'el domingo a las tres y media', '2027-10-10T13:30'],
  ['es', 'el viernes a las ocho de la tarde', '2027-10-08T18:00'],
  ['zh', '周日下午三点半有什么', '2027-10-10T13:30'],
  ['zh', '周五晚上八点', '2027-10-08T18:00'],
  ['ja', '日曜の午後三時半', '2027-10-10T13:30'],
  ['ja', '金曜の夜8時', '2027-10-08T18:00'],
  ['ko', '일요일 오후 세 시 반', '2027-10-10T13:30'],
  ['ko', '금요일 저녁 여덟시', '2027-10-08T18:00'],
])('in %s, "%s" begins at %s', (language, question, from) => {
  expect(startOf(question, language)).toBe(`${from}:00.000Z`)
})

test('weekdays are the days of the event before it and after it', () => {
  expect(startOf('saturday', 'en', weeksBefore)).toContain('2027-10-09')
  expect(startOf('Sonntag', 'de', yearAfter)).toContain('2027-10-10')
})
