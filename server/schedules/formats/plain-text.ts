const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}

/** A text of a schedule without the marks of a page: some systems give HTML where others give plain text. */
export function plainText(text: string): string {
  const isPage = /<(p|br|a|ul|ol|li|div|b|i|em|strong|span|h\d)\b[^>]*>/i.test(text)
  const plain = isPage
    ? text
        .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
        .replace(/<li\b[^>]*>/gi, '\n- ')
        .replace(/<(br|\/p|\/div|\/h\d|\/ul|\/ol)\b[^>]*>/gi, '\n')
        .replace(/<\/?[a-z][^>]*>/gi, '')
        .replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    : text
  return clean(plain)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text on one line. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim()
}

/** At most so many characters, with a sign where it was cut. */
export function cutTo(longest: number, text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`
}

/** What a database can store and a screen can show. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}
