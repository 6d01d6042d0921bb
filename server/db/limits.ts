/** How long one kind of work may take the database, in milliseconds, and how many connections it may have. */
interface PoolLimits {
  connections: number
  /** Waiting for a connection, be it a free one or a new one. */
  connect: number
  /** Waiting for a row or a table that somebody else holds locked. */
  lock: number
  /** One statement, on the server. */
  statement: number
  /** A transaction that says nothing while it holds its locks. */
  idleInTransaction: number
  /** Waiting for the answer to one statement, on our side: a database that hangs keeps none of its own limits. */
  answer: number
}

/** What the calls to the database may take. Every pool has its own connections, so none waits for another kind of work. */
export interface DatabaseLimits {
  /** Recording taps. */
  taps: PoolLimits
  /** Everything else that somebody waits for. */
  calls: PoolLimits
  /** Imports, exports, erasures, clearing away: work of staff and of the hour. */
  longWork: PoolLimits
  /** Files that are written while they are sent: at the pace of whoever fetches them. */
  exports: PoolLimits
  /** After this long a tap and `/readyz` are answered, whatever the database does: two seconds are promised. */
  deadline: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The limits of a running festival (docs/decisions/0016-every-database-call-has-a-limit.md). */
export const festivalLimits: DatabaseLimits = {
  taps: {
    // As many as the batches have lanes.
    connections: 4,
    connect: 1_000,
    // Twice this long fits into the deadline: a tap that met a locked person in a batch is tried once more alone.
    lock: 600,
    statement: 1_200,
    idleInTransaction: 2 * SECOND,
    answer: 1_400,
  },
  calls: {
    connections: 10,
    connect: 3 * SECOND,
    lock: 2 * SECOND,
    statement: 3 * SECOND,
    idleInTransaction: 5 * SECOND,
    answer: 4 * SECOND,
  },
  longWork: {
    connections: 2,
    connect: 5 * SECOND,
    lock: 30 * SECOND,
    statement: MINUTE,
    idleInTransaction: MINUTE,
    answer: 70 * SECOND,
  },
  exports: {
    connections: 2,
    connect: 5 * SECOND,
    lock: 30 * SECOND,
    statement: MINUTE,
    // Longer than an export waits for somebody who does not read on (server/exports/send-export.ts).
    idleInTransaction: 2 * MINUTE,
    answer: 70 * SECOND,
  },
  deadline: 1_600,
}

const commandCalls: PoolLimits = {
  connections: 4,
  connect: 10 * SECOND,
  // A second process waits for the migrations of the first one.
  lock: HOUR,
  statement: HOUR,
  idleInTransaction: HOUR,
  answer: HOUR + MINUTE,
}

/** The limits of migrations, seeds and commands: nobody waits for them at a station. */
export const commandLimits: DatabaseLimits = {
  ...festivalLimits,
  calls: commandCalls,
  longWork: commandCalls,
  exports: commandCalls,
}

/** The same limits for a machine on which everything takes so many times as long. */
export function stretchLimits(limits: DatabaseLimits, times: number): DatabaseLimits {
  const stretch = ({ connections, ...waits }: PoolLimits): PoolLimits => ({
    connections,
    connect: waits.connect * times,
    lock: waits.lock * times,
    statement: waits.statement * times,
    idleInTransaction: waits.idleInTransaction * times,
    answer: waits.answer * times,
  })
  return {
    taps: stretch(limits.taps),
    calls: stretch(limits.calls),
    longWork: stretch(limits.longWork),
    exports: stretch(limits.exports),
    deadline: limits.deadline * times,
  }
}
