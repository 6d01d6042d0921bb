import type { PeopleField } from '../../contract/people-imports.ts'
import { bareName, fieldOfName } from './column-names.ts'
import type { KnownPreset } from './presets.ts'

/** A column of a file, and some of what stands in it. */
export interface FileColumn {
  name: string
  samples: string[]
}

/** So much of a column has to look like something before it is taken for it. */
const MOST = 0.8

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** A day is no tag, nor is a number of an order: bytes with colons, or digits and letters up to F. */
const tag = /^[0-9A-F]{2}(:[0-9A-F]{2}){3,9}$|^(?=.*[A-F])(?=.*\d)[0-9A-F]{8,20}$/i
const words = /^[\p{L}][\p{L}'’.-]*( [\p{L}][\p{L}'’.-]*){0,4}$/u

/** What each column is about: by the shop that wrote the file, by its name, else by what stands in it. */
export function matchColumns(columns: FileColumn[], preset: KnownPreset | undefined): (PeopleField | null)[] {
  const isOurs = columns.some(({ name }) => bareName(name) === 'tiktokusername')
  const candidates = columns.flatMap(({ name, samples }, index) => {
    const found = preset?.fieldOf(name) ?? (isOurs && bareName(name) === 'id' ? own : fieldOfName(name))
    // A column in which nothing stands gives way to one that has something.
    return found?.field
      ? [{ index, field: found.field, rank: found.rank + (samples.length === 0 ? 10 : 0) }]
      : []
  })
  const fields: (PeopleField | null)[] = columns.map(() => null)
  for (const { index, field } of candidates.sort(
    (one, other) => one.rank - other.rank || one.index - other.index,
  )) {
    if (!fields.includes(field)) fields[index] = field
  }
  const passedOver = new Set(columns.flatMap(({ name }, index) => (preset?.fieldOf(name) ? [index] : [])))
  const takeBy = (field: PeopleField, pattern: RegExp) => {
    if (fields.includes(field)) return
    const index = columns.findIndex(
      ({ name, samples }, at) =>
        fields[at] === null && !passedOver.has(at) && !isBuyers(name) && looksLike(samples, pattern),
    )
    if (index >= 0) fields[index] = field
  }
  takeBy('email', address)
  // Codes of ticket shops may look like anything.
  if (!preset) takeBy('wristbandTag', tag)
  if (columns.every(({ name }) => name === '')) takeNames(columns, fields)
  return fields
}

const own = { field: 'id', rank: 0 } as const

const isBuyers = (name: string) => /buyer|purchaser|billing|invoice|rechnung|kaufer/.test(bareName(name))

function looksLike(samples: string[], pattern: RegExp): boolean {
  return samples.length > 0 && samples.filter((cell) => pattern.test(cell)).length >= samples.length * MOST
}

/** Without names of columns: two columns of single words are first and last names, one of several words full ones. */
function takeNames(columns: FileColumn[], fields: (PeopleField | null)[]): void {
  const named = columns.flatMap(({ samples }, index) =>
    fields[index] === null && looksLike(samples, words) ? [index] : [],
  )
  const [first, second] = named
  if (first === undefined) return
  const isFull = looksLike(columns[first]?.samples ?? [], / /)
  fields[first] = isFull ? 'fullName' : 'firstName'
  if (!isFull && second !== undefined) fields[second] = 'lastName'
}
