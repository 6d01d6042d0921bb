/** One field of a record that is not what it was. */
export interface FieldChange {
  field: string
  before: string
  after: string
}

type Snapshot = Record<string, unknown> | null

function written(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The station that a record is about, where it names one: its id says nothing to people. */
export function stationIn(action: string, before: Snapshot, after: Snapshot): string | undefined {
  const own = action.startsWith('station.') ? (after?.name ?? before?.name) : undefined
  const name = after?.station ?? after?.stationName ?? own
  return typeof name === 'string' ? name : undefined
}

/** What a change changed, field by field; what stayed the same is left out. */
export function describeChange(before: Snapshot, after: Snapshot): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({ field, before: written(before?.[field]), after: written(after?.[field]) }))
    .filter((change) => change.before !== change.after)
}
