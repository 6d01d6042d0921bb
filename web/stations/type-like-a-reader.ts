/** Milliseconds between two characters of a reader. */
const READER_RHYTHM = 5

/**
 * Types a tag into the page as a keyboard-wedge reader does: real key events, Enter at the end. Each carries the moment at
 * which a reader would have sent it, so that a busy page does not turn a reader into a slow typist.
 */
export function typeLikeAReader(tag: string): void {
  const target = document.activeElement ?? document.body
  let at = performance.now()
  const press = (key: KeyboardEventInit) => {
    for (const type of ['keydown', 'keyup']) {
      const event = new KeyboardEvent(type, { ...key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: at })
      target.dispatchEvent(event)
    }
    at += READER_RHYTHM
  }
  for (const character of tag) {
    press({ key: character, code: physicalKeyOf(character), shiftKey: /[A-Z]/.test(character) })
  }
  press({ key: 'Enter', code: 'Enter', keyCode: 13 })
}

function physicalKeyOf(character: string): string {
  return /\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`
}
