const family = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A full name in the order of its own script: family name first in Chinese, Japanese and Korean. */
export function fullName(firstName: string, lastName: string): string {
  if (!family.test(firstName) || !family.test(lastName)) return `${firstName} ${lastName}`.trim()
  return japanese.test(firstName + lastName) ? `${lastName} ${firstName}` : `${lastName}${firstName}`
}
