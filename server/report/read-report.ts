import type { Request } from '../../contract/endpoint.ts'
import { Emotion } from '../../contract/gift-aura.ts'
import type { Language } from '../../contract/languages.ts'
import type { getReport, Report, ReportHour } from '../../contract/report.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { vibeWord } from '../gift-aura/index.ts'
import { Refusal } from '../http/refusal.ts'
import { isLargeEnough, withoutSmallGroups } from './small-groups.ts'
import {
  type Days,
  listDays,
  listHours,
  listLanguages,
  listPlaces,
  listPrizes,
  listQuestionLanguages,
  listTopics,
  listVibes,
  sumPoints,
  sumVisits,
  tellEventTime,
} from './store.ts'

type Figures = NonNullable<Report['figures']>

/** More topics are no summary. */
const MOST_TOPICS = 8

const HOURS_OF_A_DAY = 24

/**
 * The event in figures, of one moment, without anything that tells of one person.
 * @throws Refusal invalid_request when the last day is before the first
 */
export async function readReport(
  { db, clock }: Deps,
  { language, ...days }: Required<Pick<Request<typeof getReport>['querystring'], 'language'>> & Days,
): Promise<Report> {
  const { from, to } = days
  if (from !== undefined && to !== undefined && from > to)
    throw new Refusal('invalid_request', { issues: [{ path: 'to', message: `${to} is before ${from}.` }] })
  const event = await requireEvent(db)
  const inSnapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.forLongWork.transaction(async (tx) => {
    await tellEventTime(tx, event.timeZone)
    return {
      days: await listDays(tx),
      figures: await readFigures(tx, days, language as Language, event.dayStartsAtHour),
      updatedAt: clock.now().toISOString(),
    }
  }, inSnapshot)
}

async function readFigures(
  tx: Transaction,
  days: Days,
  language: Language,
  firstHour: number,
): Promise<Figures | null> {
  const { people, taps, returning } = await sumVisits(tx, days)
  if (!isLargeEnough({ people })) return null
  const shownDays = await listDays(tx, days)
  const hours = await listHours(tx, days)
  const ofDays = hours.flatMap(({ day, ...rest }) => (day === null ? [] : [shownHour({ day, ...rest })]))
  // As many of the others would be known from it.
  const canShowReturning = shownDays.length > 1 && [returning, people - returning].every(isShownPart)
  return {
    days: shownDays,
    people,
    taps,
    ...(await sumPoints(tx, days)),
    returning: canShowReturning ? returning : null,
    busiest: busiestOf(ofDays),
    hours: ofDays,
    byHour: hoursFrom(firstHour, hours),
    installations: withoutSmallGroups(await listPlaces(tx, days)),
    prizes: (await listPrizes(tx, days)).filter(isLargeEnough).map(toShare),
    languages: withoutSmallGroups(await listLanguages(tx, days)).map(toShare),
    questions: await readQuestions(tx, days, language),
    vibes: withoutSmallGroups(await listVibes(tx, days)).map(({ name, count }) => {
      const vibe = Emotion.safeParse(name)
      return { name: vibe.success ? vibeWord(vibe.data, language) : name, count }
    }),
  }
}

async function readQuestions(tx: Transaction, days: Days, language: Language): Promise<Figures['questions']> {
  const asked = await listQuestionLanguages(tx, days)
  const sum = (field: 'count' | 'answered' | 'people') => asked.reduce((total, one) => total + one[field], 0)
  if (!isLargeEnough({ people: sum('people') })) return null
  const topics = (await listTopics(tx, days, language, MOST_TOPICS)).filter(isLargeEnough)
  return {
    total: sum('count'),
    answered: sum('answered'),
    languages: withoutSmallGroups(asked).map(toShare),
    topics: topics.map(toShare),
  }
}

function shownHour({ day, hour, taps, people }: { day: string; hour: number; taps: number; people: number }) {
  return { day, hour, taps: isLargeEnough({ people }) ? taps : null }
}

function isShownPart(people: number): boolean {
  return people === 0 || isLargeEnough({ people })
}

function busiestOf(hours: ReportHour[]): ReportHour | null {
  return hours.reduce<ReportHour | null>((most, hour) => {
    return hour.taps !== null && hour.taps > (most?.taps ?? 0) ? hour : most
  }, null)
}

/** Every hour of the clock, also one in which nothing happened. */
function hoursFrom(
  firstHour: number,
  hours: { day: string | null; hour: number; taps: number; people: number }[],
) {
  return Array.from({ length: HOURS_OF_A_DAY }, (_, index) => {
    const hour = (firstHour + index) % HOURS_OF_A_DAY
    const found = hours.find((one) => one.day === null && one.hour === hour)
    const taps = found === undefined ? 0 : isLargeEnough(found) ? found.taps : null
    return { hour, taps }
  })
}

function toShare({ name, count }: { name: string; count: number }) {
  return { name, count }
}
