/** Small print, hidden and steering characters that no plain sentence needs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u

/** Tags, links, emphasis, code, headings, lists, tables, escapes. */
const MARKUP = /<[a-z!/]|&[a-z]+;|&#|\]\(|\*\*|__|~~|`|^\s*(?:#{1,6}|[-*+•>]|\d+[.)])\s|\||\\[nrtu"]|[{}]/imu

const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+|\b[\w-]+\.(?:com|org|net|io|app|tv|me|gg|ly|de|fr|es|jp|kr|cn)\b\S*/giu

/**
 * The words on one line, without the pictures that models like to add; screens and the voice have no use for them.
 * A longer draft of the same answer gives a longer line that begins with the shorter one.
 */
export function onOneLine(text: string): string {
  return text
    .replace(/(?![©®™])\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|\p{Emoji_Modifier})*/gu, '')
    .replace(/\s+/gu, ' ')
    .trimStart()
}

/** Whether a text is plain: nothing hidden, no markup, and no address that does not stand in the given words. */
export function isPlain(text: string, given: string): boolean {
  if (UNSEEN.test(text) || MARKUP.test(text)) return false
  const known = given.toLowerCase()
  return [...text.matchAll(ADDRESS)].every(([address]) =>
    known.includes(address.toLowerCase().replace(/[.,;:!?)]+$/u, '')),
  )
}
