import type { ColumnType, ColumnUnit } from '../../contract/exports.ts'

/** A column of a dataset. What it means stands under its name in `texts`. */
export interface Column {
  name: string
  type: ColumnType
  /** The SQL expression that it is read by. */
  value: string
  unit?: ColumnUnit
  /** Names and addresses, which are written only when asked for. */
  isContact?: true
}

/** A dataset as the database is asked for it. */
export interface DatasetDefinition {
  columns: readonly Column[]
  /** Tables and joins, as they follow FROM; of several, one is written after the other. */
  from: string | readonly string[]
  /** Where there are many rows, an order that an index has: the first row leaves at once. */
  orderBy: string
  /** What has as many rows, and is counted faster: the same without joins. */
  counted?: string
  /** The moment by which event days narrow it; without one it is always whole. */
  moment?: string
  /** It tells something of people, and not only how many. */
  isPersonal?: true
}

/** The event day of a moment. The transaction knows zone and hour (cursor-store.ts): cheaper for a million rows than event_day(). */
export function eventDay(moment: string): string {
  return `((${moment})::timestamp - current_setting('exports.day_starts_at')::interval)::date`
}

/** A moment with the offset of the event's zone, which is the zone of the transaction. */
export function isoMoment(moment: string): string {
  return `to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM')`
}

/** A name that a user of the dashboard goes by. */
export function userName(user: string): string {
  return `COALESCE(NULLIF(concat_ws(' ', ${user}.first_name, ${user}.last_name), ''), ${user}.email)`
}

/** A text without what tells who wrote it: e-mail addresses, long numbers and handles. */
export function withoutPersons(text: string): string {
  const blackedOut = [
    String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`,
    String.raw`@[\w.]{2,}`,
    String.raw`\+?(\d[ ()./-]{0,2}){6,}\d`,
  ]
  return blackedOut.reduce((sql, pattern) => `regexp_replace(${sql}, '${pattern}', '•••', 'g')`, text)
}
