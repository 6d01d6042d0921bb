/** Two colours that always belong to the same name, bright enough for dark letters on them. */
export function nameColors(name: string): [string, string] {
  let hash = 2166136261
  for (const character of name.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  const hue = (hash >>> 0) % 360
  return [`oklch(0.84 0.14 ${hue})`, `oklch(0.7 0.17 ${(hue + 48) % 360})`]
}
