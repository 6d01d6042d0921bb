import type { Language } from '../../contract/languages.ts'
import { recapTexts } from './texts/texts.ts'

const FIRST_RANKS = 10
/** Whoever was at so many places has seen most of the field. */
const MANY_PLACES = 6

/** Leon's last word about somebody's festival. */
export function closingLine(recap: { rank: number | null; places: unknown[] }, language: Language): string {
  const { top, explorer, friend } = recapTexts[language].closing
  if (recap.rank !== null && recap.rank <= FIRST_RANKS) return top
  return recap.places.length >= MANY_PLACES ? explorer : friend
}
