import type { MapPlace } from '../../contract/venue-map.ts'

/** Scripts that put no space between words: a name may stand anywhere in them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * The place that a location of an entry or an installation means: the one that has it as another name, else the one with
 * the longest name in it, else none. A place inside of an area goes before the area, however long their names are in
 * whichever language: "Hall 3, left of the GRWM Salon" is at the GRWM Salon, "Bag Drop, Main Entrance" at the Bag Drop.
 */
export function placeOf(location: string | null, places: readonly MapPlace[]): MapPlace | undefined {
  const text = plain(location ?? '')
  const exact = places.find((place) => namesOf(place).some((name) => plain(name) === text))
  if (exact || text === '') return exact
  let found: Found | undefined
  for (const place of places) {
    for (const name of namesOf(place).map(plain)) {
      const at = positionIn(text, name)
      if (at < 0) continue
      const next = { place, length: name.length, at }
      if (!found || isCloser(next, found)) found = next
    }
  }
  return found?.place
}

/** A name in a text. */
interface Found {
  place: MapPlace
  length: number
  at: number
}

function isCloser(one: Found, other: Found): boolean {
  if (one.place.isMain !== other.place.isMain) return other.place.isMain
  return one.length > other.length || (one.length === other.length && one.at < other.at)
}

/** Whether a location is at a place or inside of it: "Loop Floor, Hall 3" is in Hall 3 as well. */
export function isAt(location: string | null, place: MapPlace): boolean {
  const text = plain(location ?? '')
  return namesOf(place).some((name) => positionIn(text, plain(name)) >= 0)
}

/** What a place is called in a language. */
export function nameOf({ name, translations }: MapPlace, language: string): string {
  return (translations as Record<string, string | undefined>)[language] || name
}

function namesOf({ name, translations, otherNames }: MapPlace): string[] {
  return [name, ...Object.values(translations), ...otherNames].filter(Boolean)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
}

/** Where a name stands in a text as whole words; -1: nowhere. */
function positionIn(text: string, name: string): number {
  if (name === '') return -1
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (isEdge(text[at - 1], name[0]) && isEdge(text[at + name.length], name.at(-1))) return at
  }
  return -1
}

/** Whether a word may begin or end between these letters. Hall 1 is not the beginning of Hall 10. */
function isEdge(outside: string | undefined, inside: string | undefined): boolean {
  if (outside === undefined || inside === undefined) return true
  if (/\p{N}/u.test(outside) && /\p{N}/u.test(inside)) return false
  const isLetter = /[\p{L}\p{N}]/u
  return !isLetter.test(outside) || !isLetter.test(inside) || UNSPACED.test(outside + inside)
}
