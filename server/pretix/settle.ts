import { type AttendeeRecord, toRecord } from '../desk/index.ts'

/** What pretix tells of a person. */
const followed = ['firstName', 'lastName', 'email', 'language', 'ageBand', 'tiktokUsername'] as const

/** What pretix said of a person when they were last taken. */
export type Told = Pick<AttendeeRecord, (typeof followed)[number]>

/** The part of a record that pretix tells. */
export function toTold(record: AttendeeRecord): Told {
  return Object.fromEntries(followed.map((field) => [field, record[field]])) as Told
}

/**
 * What is written of somebody of whom pretix says something. Whatever differs from what pretix said before was written by
 * staff or by the person, and stays. Of somebody who was here before pretix said anything only what is empty is filled.
 */
export function settle(
  told: Partial<Told> | undefined,
  said: AttendeeRecord,
  before: AttendeeRecord | undefined,
): AttendeeRecord {
  if (!before) return said
  const change: Record<string, unknown> = {}
  for (const field of followed) {
    const isOwn = told?.[field] === undefined ? isGiven(before[field]) : before[field] !== told[field]
    if (!isOwn) change[field] = said[field]
  }
  return toRecord(change, before)
}

const isGiven = (value: string | null) => value !== null && value !== '' && value !== 'unknown'
