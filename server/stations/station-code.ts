import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another: no 0 O, 1 I L, 5 S, 2 Z or 8 B twice, no 6 G, no U V. */
const ALPHABET = 'ABCDEFGHJKMNPQRTVWXY234579'
const LENGTH = 8

/** Ten minutes: long enough to fetch whoever may approve it (stations.md). */
export const CODE_MS = 10 * 60_000

/** A new code as a screen shows it. */
export function newStationCode(): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${signs.slice(0, LENGTH / 2).join('')}-${signs.slice(LENGTH / 2).join('')}`
}

/** A code as it is kept, however it was typed. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
