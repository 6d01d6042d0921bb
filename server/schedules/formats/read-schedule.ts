import { readFrab } from './frab.ts'
import { readIcal } from './ical.ts'
import { fieldsOf } from './loose.ts'
import { readPretalx } from './pretalx.ts'
import { type Festival, type ReadSchedule, Unreadable } from './session.ts'
import { isSessionize, readSessionize } from './sessionize.ts'

/**
 * Reads a schedule; which format it has is seen from what is in it, not from its name.
 * @throws Unreadable
 */
export function readSchedule(file: Uint8Array, festival: Festival): ReadSchedule {
  const text = decode(file).trim()
  const schedule = readFormat(text, festival)
  if (schedule.sessions.length === 0 && schedule.problems.length === 0) throw new Unreadable('no-sessions')
  return schedule
}

function readFormat(text: string, festival: Festival): ReadSchedule {
  if (/^BEGIN:VCALENDAR\b/i.test(text)) return readIcal(text, festival)
  if (text.startsWith('<')) return readFrab(text, festival)
  const file = parseJson(text)
  if (isSessionize(file)) return readSessionize(file, festival)
  if (Array.isArray(fieldsOf(fieldsOf(fieldsOf(file).schedule).conference).days)) {
    return readPretalx(file, festival)
  }
  throw new Unreadable('not-a-schedule')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable('not-a-schedule')
  }
}

/** UTF-8, UTF-16 with its mark, or what an XML file says of itself. */
function decode(file: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(file.subarray(0, 200))
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  const mark = file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : file[0] === 0xfe ? 'utf-16be' : declared
  try {
    return new TextDecoder(mark, { fatal: true }).decode(file)
  } catch {
    throw new Unreadable('not-a-schedule')
  }
}
