/** Parts of a file that somebody else's program wrote: whatever is not as expected is empty. */

/** A text, or a number as text; of a text in several languages the English one, else the first. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  const texts = value as Record<string, unknown>
  const text = texts.en ?? Object.values(texts)[0]
  return typeof text === 'string' ? text : ''
}

/** The fields of an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** The objects of a list. */
export function listIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}
