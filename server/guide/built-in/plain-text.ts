/** Text as the page shows it: no markup, no control characters, single spaces; line breaks stay. */
export function plainText(text: string): string {
  return text
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}
