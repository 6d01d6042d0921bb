/** A part of the terms that an organiser wrote. */
export type TermsBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/**
 * Reads the small part of Markdown that terms need: blocks between empty lines, `#` before a heading, `-` or `*` before
 * each line of a list. Everything else is text, also what looks like HTML.
 */
export function blocksOf(text: string): TermsBlock[] {
  const blocks = text
    .replaceAll('\r\n', '\n')
    // A heading needs no empty line around it.
    .replace(/^(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
  return blocks.flatMap((block): TermsBlock[] => {
    if (block === '') return []
    const heading = /^#{1,6} +(.*)$/.exec(block)
    if (heading) return [{ kind: 'heading', text: heading[1] ?? '' }]
    const lines = block.split('\n')
    if (lines.every((line) => /^\s*[-*] /.test(line)))
      return [{ kind: 'list', items: lines.map((line) => line.replace(/^\s*[-*] +/, '')) }]
    return [{ kind: 'paragraph', text: block }]
  })
}
