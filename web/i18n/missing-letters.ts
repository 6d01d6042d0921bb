import { logWarning } from '../platform/log.ts'

interface Writing {
  letters: RegExp
  /** A letter that every font of this writing has, and no font of another. */
  example: string
  bring: () => Promise<unknown>
}

const bringCjk = () => import('../ui/cjk-fonts.css')
const bringNames = () => import('../ui/name-fonts.css')

/** Other writings of which names are, each with a letter of it. */
const others = { Cyrillic: 'ж', Greek: 'λ', Arabic: 'س', Hebrew: 'א', Thai: 'ก', Devanagari: 'अ' }

/** What a name may hold and the two Latin faces lack. */
const writings: readonly Writing[] = [
  { letters: /\p{Script=Hangul}/u, example: '한', bring: bringCjk },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, example: 'あ', bring: bringCjk },
  { letters: /\p{Script=Han}/u, example: '字', bring: bringCjk },
  {
    letters: /[\p{Emoji_Presentation}\u2600-\u27bf]/u,
    example: '🎤',
    bring: () => import('../ui/emoji-font.css'),
  },
  { letters: /[\u0100-\u024f\u1e00-\u1eff]/, example: 'Ł', bring: bringNames },
  ...Object.entries(others).map(([script, example]) => ({
    letters: new RegExp(`\\p{Script=${script}}`, 'u'),
    example,
    bring: bringNames,
  })),
]

/**
 * Brings the faces of a writing when the first letter of it stands on the screen, on a machine that would draw a box in
 * its place. Names are in every writing, whatever language the screen speaks. Most phones have all letters: they load
 * nothing, and a screen without such a name does not either.
 */
export function watchForMissingLetters(root: HTMLElement): void {
  const unseen = new Set(writings)

  function look(text: string): void {
    for (const writing of unseen) {
      if (!writing.letters.test(text)) continue
      unseen.delete(writing)
      if (!drawsLetter(writing.example)) bring(writing)
    }
    if (unseen.size === 0) observer.disconnect()
  }

  function bring(writing: Writing): void {
    writing.bring().catch((cause: unknown) => {
      logWarning('Letters could not be loaded', cause)
      addEventListener('online', () => bring(writing), { once: true })
    })
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') look(target.textContent ?? '')
      for (const node of addedNodes) look(node.textContent ?? '')
    }
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  // What somebody types is on the screen, and no change of the document.
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) look(target.value)
  })
}

const SIZE = 24
/** A character that no font has: it is drawn as the box that stands for all missing letters. */
const NOWHERE = '\u{10fffd}'

/** Whether the fonts of this machine draw a letter, by comparing it with the box for a missing one. */
function drawsLetter(letter: string): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return true
  const drawn = [letter, NOWHERE].map((text) => {
    context.clearRect(0, 0, SIZE, SIZE)
    context.font = `${SIZE - 8}px sans-serif`
    context.fillText(text, 2, SIZE - 6)
    return context.getImageData(0, 0, SIZE, SIZE).data.join()
  })
  return drawn[0] !== drawn[1]
}
