/** Characters of a code on each side of its hyphen. */
const HALF = 4

/** Characters of a code as a station shows it. */
export const CODE_LENGTH = 2 * HALF + 1

/** A code as it is typed or pasted, in the form that the station shows: `abcd2` is `ABCD-2`. */
export function asShownCode(typed: string): string {
  // Whoever pastes the address of the QR code means the code in it.
  const code = /[?&]code=([\w-]+)/.exec(typed)?.[1] ?? typed
  const signs = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (signs.length <= HALF) return signs
  return `${signs.slice(0, HALF)}-${signs.slice(HALF, 2 * HALF)}`
}
