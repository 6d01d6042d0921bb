const DIGITS = '零一二三四五六七八九'

/**
 * A Chinese text the way espeak-ng can read it: numbers in characters, since it skips digits, and names in Latin
 * letters by the English voice.
 */
export function forMandarin(text: string): string {
  const spelled = text
    .normalize('NFKC')
    .replace(
      /(\d{1,2}):(\d{2})/gu,
      (_, hour, minute) => `${hour}点${minute === '00' ? '' : `${Number(minute)}分`}`,
    )
    .replace(/(\d),(?=\d{3})/gu, '$1')
    .replace(/\d+/gu, (number) => inCharacters(number))
  const parts =
    spelled.match(/[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}\s'’&-]*|[^\p{Script=Latin}\p{M}]+/gu) ?? []
  return parts.map((part) => `<voice name="${voiceOf(part)}">${escaped(part)}</voice>`).join('')
}

function voiceOf(part: string): string {
  return /^\p{Script=Latin}/u.test(part) ? 'en-us+f5' : 'cmn-latn-pinyin+f5'
}

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;')
}

/** 2026 becomes 二千零二十六; longer numbers are read digit by digit, like telephone numbers. */
function inCharacters(number: string): string {
  if (number.length > 5 || (number.length > 1 && number.startsWith('0')))
    return [...number].map((digit) => DIGITS[Number(digit)]).join('')
  const value = Number(number)
  if (value >= 10_000)
    return `${inCharacters(String(Math.floor(value / 10_000)))}万${rest(value % 10_000, 1_000)}`
  if (value < 10) return DIGITS[value] ?? ''
  const [unit, name] = value >= 1_000 ? [1_000, '千'] : value >= 100 ? [100, '百'] : [10, '十']
  const lead = Math.floor(value / unit)
  return `${value < 20 ? '' : DIGITS[lead]}${name}${rest(value % unit, unit / 10)}`
}

/** A gap between places is said as one zero. */
function rest(value: number, expected: number): string {
  if (value === 0) return ''
  const words = inCharacters(String(value))
  const spoken = value >= 10 && value < 20 ? `一${words}` : words
  return value < expected ? `零${spoken}` : spoken
}
