/** Types a tag into the page as a keyboard-wedge reader does: real key events, without a pause, Enter at the end. */
export function typeLikeAReader(tag: string): void {
  const target = document.activeElement ?? document.body
  for (const character of tag) {
    press(target, { key: character, code: physicalKeyOf(character), shiftKey: /[A-Z]/.test(character) })
  }
  press(target, { key: 'Enter', code: 'Enter', keyCode: 13 })
}

function press(target: Element, key: KeyboardEventInit): void {
  for (const type of ['keydown', 'keyup']) {
    target.dispatchEvent(new KeyboardEvent(type, { ...key, bubbles: true, cancelable: true }))
  }
}

function physicalKeyOf(character: string): string {
  return /\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`
}
