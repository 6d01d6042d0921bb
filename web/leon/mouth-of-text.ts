import type { Mouth } from './mouth-shape.tsx'

/** From `atMs` on, the mouth has this shape. */
export interface MouthFrame {
  atMs: number
  mouth: Mouth
}

/** Experience 2d: about 13 Latin characters a second at the guide's rate of 1.15, about 6.5 Han, Kana or Hangul. */
const LATIN_MS = 1000 / (13 * 1.15)
const CJK_MS = 1000 / 6.5
const PAUSE_MS = 180

const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
const pause = /[.!?,;:…。、！？，；：]/u

const latinShapes: [RegExp, Mouth][] = [
  [/[aàâäá]/u, 'D'],
  [/[eéèêëiíîïy]/u, 'C'],
  [/[oóôö]/u, 'E'],
  [/[uúùûüwqœ]/u, 'F'],
  [/[mbp]/u, 'A'],
  [/[fv]/u, 'A'],
]

/** The vowel rows of the kana tables: their place in the row of five tells the vowel. */
const kanaVowels: [RegExp, Mouth][] = [
  [/[あかさたなはまやらわがざだばぱゃアカサタナハマヤラワガザダバパャ]/u, 'D'],
  [
    /[いきしちにひみりぎじびぴえけせてねへめれげぜでべぺイキシチニヒミリギジビピエケセテネヘメレゲゼデベペ]/u,
    'C',
  ],
  [/[おこそとのほもよろをごぞどぼぽょオコソトノホモヨロヲゴゾドボポョ]/u, 'E'],
  [/[うくすつぬふむゆるぐずづぶぷゅウクスツヌフムユルグズヅブプュ]/u, 'F'],
  [/[んっンッ]/u, 'A'],
]

/** The 21 Hangul vowels in their Unicode order. */
const hangulVowels = 'DDDDCCCCEEEEEFFFFFCCC'

/** Han characters do not spell their sound, so the shapes take turns, always the same for the same character. */
const hanTurns: Mouth[] = ['C', 'D', 'E', 'B', 'F']

function hangulShape(code: number): Mouth {
  const vowel = Math.floor(((code - 0xac00) % 588) / 28)
  return (hangulVowels[vowel] ?? 'C') as Mouth
}

function cjkShape(character: string): Mouth {
  const code = character.codePointAt(0) ?? 0
  if (code >= 0xac00 && code <= 0xd7af) return hangulShape(code)
  const kana = kanaVowels.find(([row]) => row.test(character))
  return kana?.[1] ?? hanTurns[code % hanTurns.length] ?? 'C'
}

function shapeOf(character: string): { mouth: Mouth; ms: number } {
  if (pause.test(character)) return { mouth: 'X', ms: PAUSE_MS }
  if (cjk.test(character)) return { mouth: cjkShape(character), ms: CJK_MS }
  if (/\s/u.test(character)) return { mouth: 'A', ms: LATIN_MS }
  const latin = latinShapes.find(([letters]) => letters.test(character))
  return { mouth: latin?.[1] ?? 'B', ms: LATIN_MS }
}

/** The mouth for a sentence that a voice without sound access speaks; it ends closed. */
export function mouthOfText(sentence: string): MouthFrame[] {
  const frames: MouthFrame[] = []
  let atMs = 0
  for (const character of sentence.toLowerCase()) {
    const { mouth, ms } = shapeOf(character)
    if (frames.at(-1)?.mouth !== mouth) frames.push({ atMs: Math.round(atMs), mouth })
    atMs += ms
  }
  return [...frames, { atMs: Math.round(atMs), mouth: 'X' }]
}
