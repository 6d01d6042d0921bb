/** The database did not serve us in time, or more wait for it than it could ever serve in time. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A server that only reads, because it is not the first any more; and one whose disk only reads, which
  // PostgreSQL calls a lack of permission.
  '25006',
  '42501',
])

/**
 * Classes of PostgreSQL's codes that say "not now": connection lost (08), transaction undone for another's sake (40),
 * disk, memory or connections used up (53), somebody holds a lock (55), cancelled or shut down (57), the disk fails (58).
 */
const AWAY_CLASSES = new Set(['08', '40', '53', '55', '57', '58'])

/** What pg says without a code. */
const AWAY_MESSAGES = new RegExp(
  [
    '^Connection terminated',
    '^timeout exceeded when trying to connect',
    '^Query read timeout',
    '^Client (was closed|has encountered a connection error)',
    '^Cannot use a pool after calling end',
  ].join('|'),
)

/** Whether an error says that the database cannot serve us now, rather than that a statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAway) return true
  // A FATAL ends the connection: whatever the reason, this database does not serve us now.
  if ('severity' in error && error.severity === 'FATAL') return true
  const code = codeOf(error)
  if (AWAY.has(code) || isSqlState(code, AWAY_CLASSES) || AWAY_MESSAGES.test(error.message)) return true
  return isDatabaseAway(error.cause)
}

const CONTENDED = new Set(['40', '55'])

/** Whether a transaction was undone only because another one was in its way: it can be tried again at once. */
export function isContended(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return isSqlState(codeOf(error), CONTENDED) || isContended(error.cause)
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

function isSqlState(code: string, classes: Set<string>): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && classes.has(code.slice(0, 2))
}
