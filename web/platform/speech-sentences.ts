/** Chrome's Google voices fall silent after about 14 seconds, so nothing longer than this is said in one breath. */
const LONGEST_BREATH = 180

/** A text in the pieces it is read and highlighted in; joined together they are the text again. */
export function sentencesOf(text: string, locale: string): string[] {
  return segments(text, locale).flatMap(breaths)
}

function segments(text: string, locale: string): string[] {
  if (text.trim() === '') return []
  if (typeof Intl.Segmenter === 'undefined') return text.split(/(?<=[.!?。！？])(?=\s|[^\s])/u)
  const found = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)
  return Array.from(found, ({ segment }) => segment)
}

function breaths(sentence: string): string[] {
  if (sentence.length <= LONGEST_BREATH) return [sentence]
  const pieces: string[] = []
  for (const clause of sentence.split(/(?<=[,;:，、；：]\s*)(?=\S)/u)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + clause.length <= LONGEST_BREATH)
      pieces[pieces.length - 1] = last + clause
    else pieces.push(clause)
  }
  return pieces
}

/** The sentence at a share (0 to 1) of the whole text, as if every character took as long as the next. */
export function sentenceAt(sentences: readonly string[], share: number): number {
  const total = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  let passed = 0
  for (const [index, sentence] of sentences.entries()) {
    passed += sentence.length
    if (share * total < passed) return index
  }
  return Math.max(0, sentences.length - 1)
}
