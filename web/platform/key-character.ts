/** The parts of a keyboard event that tell which key was pressed. */
export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * The character a wedge reader meant. Readers type as on a US keyboard, so on an AZERTY or QWERTZ machine only the
 * physical key tells the truth: its `A` arrives as `q`, its digits as `&éàç`. Keys without a code (Android) fall back to `key`.
 */
export function characterOf(event: Key): string | undefined {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? []
  if (digit !== undefined) return digit
  const [, letter] = /^Key([A-Z])$/.exec(event.code) ?? []
  if (letter !== undefined) return isUpperCase(event) ? letter : letter.toLowerCase()
  // A single user-perceived character; names of keys such as "Shift" are longer.
  return [...event.key].length === 1 ? event.key : undefined
}

/** True for the key that ends a scan (code 13, on the main block or the number pad). */
export function isEnter(event: Pick<KeyboardEvent, 'key' | 'code' | 'keyCode'>): boolean {
  return (
    event.key === 'Enter' || event.code === 'Enter' || event.code === 'NumpadEnter' || event.keyCode === 13
  )
}

// Caps lock turns the case without Shift, so the case of the letter that arrived is asked first.
function isUpperCase({ key, shiftKey }: Key): boolean {
  const hasCase = [...key].length === 1 && key.toLowerCase() !== key.toUpperCase()
  return hasCase ? key === key.toUpperCase() : shiftKey
}
