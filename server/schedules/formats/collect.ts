import { readMoment } from '../../../contract/wall-clock.ts'
import { cutTo, oneLine, plainText } from './plain-text.ts'
import {
  type Festival,
  type RawSession,
  type SessionProblem,
  type SourceSession,
  Unreadable,
} from './session.ts'

/** As many as the largest conventions have; more is another kind of file. */
const MOST_SESSIONS = 5_000

/** Longest texts of an entry (contract/admin-knowledge.ts) in characters. */
const LONGEST = { title: 200, description: 5_000, location: 200, tag: 60 }

/** Nobody reads more remarks. */
const MOST_PROBLEMS = 300
const DAY_MS = 24 * 3_600_000

/** How a sentence that names who is there begins, where the session says its language. */
const withWhom: Record<string, (names: string) => string> = {
  en: (names) => `With ${names}.`,
  es: (names) => `Con ${names}.`,
  zh: (names) => `嘉宾：${names}。`,
  ja: (names) => `出演：${names}。`,
  ko: (names) => `출연: ${names}.`,
  fr: (names) => `Avec ${names}.`,
  de: (names) => `Mit ${names}.`,
}

/** Gathers the sessions of a file, and what is worth saying about them. */
export interface Collector {
  add(raw: RawSession): void
  remark(code: SessionProblem, title: string): void
  sessions: SourceSession[]
  problems: { code: SessionProblem; title: string }[]
}

/**
 * Makes sessions of what a file says.
 * @param timeZone of times that are written without one
 */
export function createCollector(festival: Festival, timeZone: string): Collector {
  const sessions: SourceSession[] = []
  const problems: Collector['problems'] = []
  const keys = new Map<string, number>()
  const remark = (code: SessionProblem, title: string) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ code, title: cutTo(LONGEST.title, oneLine(title)) })
  }
  const keyOf = (id: string, title: string): string => {
    const times = (keys.get(id) ?? 0) + 1
    keys.set(id, times)
    if (times === 2) remark('same-id', title)
    return times === 1 ? id : `${id}#${times}`
  }
  return {
    sessions,
    problems,
    remark,
    add(raw) {
      const title = oneLine(raw.title)
      if (title === '') return remark('no-title', raw.id)
      const span = readSpan(raw, timeZone)
      if ('problem' in span) return remark(span.problem, title)
      if (title.length > LONGEST.title) remark('too-long', title)
      if (span.hasBadEnd) remark('end-before-start', title)
      const { startsAt, endsAt } = span
      if (startsAt.getTime() < festival.startsAt || startsAt.getTime() >= festival.endsAt)
        remark('outside-event', title)
      const id = cutTo(200, oneLine(raw.id) || `${title} ${startsAt.toISOString()}`)
      const session = {
        key: keyOf(id, title),
        series: cutTo(200, oneLine(raw.series ?? '') || id),
        title: cutTo(LONGEST.title, title),
        description: descriptionOf(raw, title),
        location: cutTo(LONGEST.location, oneLine(raw.room)) || null,
        tags: tagsOf(raw.tags),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        isCancelled: raw.isCancelled ?? false,
      }
      if (sessions.push(session) > MOST_SESSIONS) throw new Unreadable('too-many-sessions')
    },
  }
}

interface Span {
  startsAt: Date
  endsAt: Date | null
  hasBadEnd: boolean
}

function readSpan({ start, end }: RawSession, timeZone: string): Span | { problem: SessionProblem } {
  if (start === undefined || start === '') return { problem: 'no-time' }
  const startsAt = typeof start === 'string' ? readMoment(start, timeZone) : start
  if (!startsAt) return { problem: 'not-a-date' }
  if (!end) return { startsAt, endsAt: null, hasBadEnd: false }
  const ends = 'at' in end ? readMoment(end.at, timeZone)?.getTime() : startsAt.getTime() + end.afterMs
  if (ends === undefined || Number.isNaN(ends)) return { startsAt, endsAt: null, hasBadEnd: true }
  if (ends >= startsAt.getTime()) return { startsAt, endsAt: new Date(ends), hasBadEnd: false }
  // 22:00 to 02:00 under one date goes on after midnight.
  const nextDay = ends + DAY_MS
  const crossesMidnight = nextDay > startsAt.getTime() && nextDay - startsAt.getTime() < DAY_MS
  return { startsAt, endsAt: crossesMidnight ? new Date(nextDay) : null, hasBadEnd: !crossesMidnight }
}

/** What it is about and who is there; an entry always has a description. */
function descriptionOf({ subtitle = '', texts, people, language }: RawSession, title: string): string {
  const code = (language ?? '').slice(0, 2).toLowerCase()
  const names = people.map(oneLine).filter(Boolean)
  const list = new Intl.ListFormat(withWhom[code] ? code : 'en').format(names)
  const sentence = withWhom[code] ?? withWhom.en
  const parts = [oneLine(subtitle), ...texts.map(plainText)].filter(Boolean)
  // Some systems repeat the first text in the second.
  const said = parts.filter((part, n) => !parts.some((other, m) => m !== n && longer(other, m, part, n)))
  const last = names.length > 0 && sentence ? [sentence(list)] : []
  const room = LONGEST.description - (last[0]?.length ?? 0) - 2
  return cutTo(
    LONGEST.description,
    [cutTo(room, said.join('\n\n')), ...last].filter(Boolean).join('\n\n') || title,
  )
}

function longer(other: string, m: number, part: string, n: number): boolean {
  return other.includes(part) && (other.length > part.length || m < n)
}

function tagsOf(tags: string[]): string[] {
  const words = tags.map((tag) => cutTo(LONGEST.tag, oneLine(tag).replaceAll(',', ' ').toLowerCase()).trim())
  return [...new Set(words.filter(Boolean))].slice(0, 30)
}
