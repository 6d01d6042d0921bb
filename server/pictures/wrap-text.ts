import { segmenter } from '../../contract/intl.ts'
import { locales } from '../../contract/languages.ts'
import { type TextStyle, textWidth } from './text-path.ts'

/** Breaks a text into as few lines as possible, at most `maxWidth` wide and about equally long. */
export function wrapText(text: string, style: TextStyle, maxWidth: number): string[] {
  const pieces = piecesOf(text, style).map((piece) => ({ piece, width: textWidth(piece, style) }))
  const widest = fillLines(pieces, maxWidth)
  let balanced = widest
  for (let narrower = maxWidth * 0.95; narrower > maxWidth / 2; narrower *= 0.95) {
    const lines = fillLines(pieces, narrower)
    if (lines.length > widest.length) break
    balanced = lines
  }
  return balanced
}

/** In Japanese what is this short belongs to the word before it. */
const isParticle = /^\p{Script=Hiragana}{1,2}$/u

/** Words with what follows them: no line begins with a comma. Chinese and Japanese have words without spaces. */
function piecesOf(text: string, { language = 'en' }: TextStyle): string[] {
  const pieces: string[] = []
  const hasSpaces = language !== 'zh' && language !== 'ja'
  for (const { segment, isWordLike } of segmenter(locales[language], 'word').segment(text)) {
    const last = pieces.at(-1)
    const belongs = !isWordLike || isParticle.test(segment) || (hasSpaces && !/\s$/.test(last ?? ''))
    const joins = last !== undefined && belongs
    if (joins) pieces[pieces.length - 1] += segment
    else pieces.push(segment)
  }
  return pieces
}

function fillLines(pieces: { piece: string; width: number }[], maxWidth: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const { piece, width } of pieces) {
    if (line !== '' && used + width > maxWidth) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += piece
    used += width
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}
