/** What a person does at a screen; a reader types. */
export const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

let lastAt = 0
let isListening = false
const mark = () => {
  lastAt = performance.now()
}

/** Begins to notice what people do at this screen. */
export function watchActivity(): void {
  if (isListening) return
  isListening = true
  mark()
  for (const sign of activityEvents) addEventListener(sign, mark, { capture: true, passive: true })
}

/** Somebody is there though no key was pressed, as with a reader that does not type. */
export const noteActivity = mark

/** How long nobody has done anything here (milliseconds). */
export function idleMs(): number {
  return performance.now() - lastAt
}
