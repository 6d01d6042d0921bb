/** Longest slug before its number: well inside what an installation id may be. */
const LONGEST = 60

/** The slug of a name: `Prize Wheel` becomes `prize-wheel`. A name without Latin letters takes its type's. */
export function slugOf(name: string, type: string): string {
  return toSlug(name) || toSlug(type) || 'installation'
}

/** The same slug, numbered: 1 is the slug itself, then `prize-wheel-2`. */
export function numbered(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`
}

function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
}
