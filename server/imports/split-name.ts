/** Words that belong to the family name behind them. */
const particles = new Set(
  'von van de der den del della di da dos das du la le el al bin ibn ter ten zu'.split(' '),
)

/** First and last name of a full one: `Mia Haas`, `Haas, Mia`, `Ludwig van Beethoven`; a name of one word is a first name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [family, given] = name.split(/\s*,\s*/)
  if (family && given) return { firstName: given, lastName: family }
  const words = name.trim().split(/\s+/)
  if (words.length < 2) return { firstName: name.trim(), lastName: '' }
  const particle = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()))
  const from = particle > 0 && particle < words.length - 1 ? particle : words.length - 1
  return { firstName: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') }
}

const LONGEST_HANDLE = 50

/** A handle of letters and digits for somebody who has none. */
export function handleOf(firstName: string, lastName: string): string {
  const handle = `${firstName} ${lastName}`
    .replace(/ä/gi, 'ae')
    .replace(/ö/gi, 'oe')
    .replace(/ü/gi, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '.')
    .replace(/^\.|\.$/g, '')
  return [...handle].slice(0, LONGEST_HANDLE).join('') || 'guest'
}

/** Gives a handle that nobody has, with a number behind it where it must be. */
export function freeHandle(wanted: string, isTaken: (handle: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  let number = 2
  while (isTaken(`${wanted}.${number}`)) number += 1
  return `${wanted}.${number}`
}
