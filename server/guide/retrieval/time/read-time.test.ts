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

const spanOf = (question: string, language: Language, now = during) => {
  const time = readTime(question, language, now, clock, days)
  const shown = (instant: number) => new Date(instant).toISOString().slice(5, 16)
  return time && `${shown(time.from)} ${shown(time.to)}`
}

// A day begins at six in the morning, which is four in universal time.
const firstDay = '10-08T04:00 10-09T04:00'
const lastDay = '10-10T04:00 10-11T04:00'
const sixToEight = '10-09T16:00 10-09T18:00'

test.each<[Language, string, string]>([
  ['en', 'what is on October 8', firstDay],
  ['de', 'was läuft am 8. Oktober', firstDay],
  ['fr', 'le 8 octobre il y a quoi', firstDay],
  ['es', 'qué hay el 8 de octubre', firstDay],
  ['zh', '10月8日有什么节目', firstDay],
  ['ja', '10月8日は何がある', firstDay],
  ['ko', '10월 8일에 뭐 해', firstDay],
  ['en', 'what is on the last day', lastDay],
  ['de', 'was läuft am letzten Tag', lastDay],
  ['fr', 'le dernier jour il y a quoi', lastDay],
  ['es', 'qué hay el último día', lastDay],
  ['zh', '最后一天有什么', lastDay],
  ['ja', '最終日は何がある', lastDay],
  ['ko', '마지막 날 뭐 해', lastDay],
  ['en', 'what is on between 6 and 8', sixToEight],
  ['en', 'anything from six to 8pm', sixToEight],
  ['de', 'was ist zwischen 18 und 20 Uhr', sixToEight],
  ['fr', "qu'est-ce qu'il y a entre 18h et 20h", sixToEight],
  ['es', 'qué hay entre las 6 y las 8', sixToEight],
  ['zh', '下午6点到8点有什么', sixToEight],
  ['ja', '18時から20時まで何がある', sixToEight],
  ['ko', '저녁 6시부터 8시까지 뭐 해', sixToEight],
  ['en', 'from Friday to Sunday', '10-09T11:10 10-11T04:00'],
  ['de', 'was geht am Wochenende', '10-09T11:10 10-11T04:00'],
  ['en', 'what is on in two hours', '10-09T13:10 10-09T13:10'],
  ['de', 'was läuft in einer halben Stunde', '10-09T11:40 10-09T11:40'],
  ['zh', '两小时后有什么', '10-09T13:10 10-09T13:10'],
  ['ko', '두 시간 뒤에 뭐 해', '10-09T13:10 10-09T13:10'],
])('in %s, "%s" is the span %s', (language, question, span) => {
  expect(spanOf(question, language)).toBe(span)
})

test('after midnight it is still the evening before', () => {
  const late = Date.parse('2027-10-10T01:00:00+02:00')
  expect(spanOf('tonight', 'en', late)).toBe('10-09T23:00 10-10T04:00')
  expect(spanOf('tomorrow', 'en', late)).toBe(lastDay)
})

test('a day on which the clocks change has its own length', () => {
  const autumn = daysOf([], clock, { startsOn: '2027-10-30', endsOn: '2027-10-31' })
  const time = readTime('saturday', 'en', during, clock, autumn)
  expect(time && (time.to - time.from) / 3_600_000).toBe(25)
})

test.each<[Language, string]>([
  ['en', 'is it for kids from 8 to 12 years'],
  ['en', 'may 2 of us share a locker'],
  ['zh', '3号馆在哪'],
  ['fr', 'le 10 km part d’où'],
])('in %s, "%s" speaks of no moment', (language, question) => {
  expect(spanOf(question, language)).toBeNull()
})

test('weekdays are the days of the event before it and after it', () => {
  expect(startOf('saturday', 'en', weeksBefore)).toContain('2027-10-09')
  expect(startOf('Sonntag', 'de', yearAfter)).toContain('2027-10-10')
})
