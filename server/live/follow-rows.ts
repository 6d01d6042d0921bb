import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/client.ts'
import type { Change } from './change.ts'
import { listFingerprints } from './rows-store.ts'

/**
 * So long after a look comes the next one, though nobody told of a change: a notice may be lost with the process that had it
 * or with the line. A copy is never older than five seconds while the database answers (milliseconds).
 */
const REST_MS = 4_000

/** After a look or a read that failed, and for the first look. */
const RETRY_MS = 1_000

/** Changes that come together are looked at together. */
const GATHER_MS = 25

/** A copy of rows in the memory of this process. */
export interface RowCopy {
  /** What it is, for the log. */
  what: string
  /** Of which tables it is made. They are small, and nothing that stations and visitors do all the time writes them. */
  tables: readonly PgTable[]
  /** Reads it again, or forgets it so that the next one who asks reads it. What throws is tried again. */
  renew(): Promise<void> | void
}

/** Renews copies of rows after a change, whether or not somebody told of it. */
export interface RowFollower {
  /** Returns how to stop. */
  follow(copy: RowCopy): () => void
  /** Somebody tells of a change. */
  hear(change: Change): void
  close(): void
}

/** What is known of a copy: the rows that it was made of, by table. */
type Known = Map<string, string>

/** Follows rows for all copies of a process: one question to the database at a time, however many copies there are. */
export function createRowFollower(
  db: Database,
  report: (problem: unknown, what: string) => void,
): RowFollower {
  const copies = new Map<RowCopy, Known>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isToldOf = false
  let isClosed = false
  let hasFailed = false

  const tell = (problem: unknown, what: string) => {
    // An outage is told of once, and not every second.
    if (!hasFailed && !isClosed && !db.$client.ending) report(problem, what)
    hasFailed = true
  }
  const renewChanged = async () => {
    const tables = new Set([...copies.keys()].flatMap((copy) => copy.tables))
    if (tables.size === 0) return true
    const rows = await listFingerprints(db, [...tables])
    let areAllRenewed = true
    for (const [copy, known] of copies) {
      if (known.size > 0 && [...known].every(([name, before]) => rows.get(name) === before)) continue
      try {
        await copy.renew()
        if (copies.has(copy)) copies.set(copy, ofCopy(copy, rows))
      } catch (problem) {
        areAllRenewed = false
        tell(problem, `${copy.what} could not be read`)
      }
    }
    return areAllRenewed
  }
  const look = async () => {
    if (isClosed || db.$client.ending) return
    isLooking = true
    isToldOf = false
    const isDone = await renewChanged().catch((problem: unknown) => {
      tell(problem, 'nobody can tell whether something has changed')
      return false
    })
    isLooking = false
    if (isDone) hasFailed = false
    lookAfter(isToldOf ? GATHER_MS : isDone ? REST_MS : RETRY_MS)
  }
  const lookAfter = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void look(), milliseconds).unref()
  }
  lookAfter(RETRY_MS)
  return {
    follow(copy) {
      copies.set(copy, new Map())
      return () => void copies.delete(copy)
    },
    hear(change) {
      if (isToldOf || !isOfRows(change)) return
      isToldOf = true
      if (!isLooking) lookAfter(GATHER_MS)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Taps change no copy of this kind, and stations tell all the time how they are. */
function isOfRows(change: Change): boolean {
  if (change.topic === 'stations') return change.ids.length > 0
  return change.topic !== 'taps' && change.topic !== 'leaderboard'
}

function ofCopy({ tables }: RowCopy, rows: Known): Known {
  const names = tables.map((table) => getTableName(table))
  return new Map([...rows].filter(([name]) => names.includes(name)))
}
