import type { Language } from '../../../../contract/languages.ts'

type Spoken = [pattern: RegExp, written: (hour: number, part: string) => string]

/** Hours as they are said, from one to twelve. */
const hours: Record<Language, readonly string[]> = {
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  fr: 'une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  de: 'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(' '),
  zh: ['一', '两|二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  ja: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  ko: ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'],
}

/** The pattern of an hour in digits or words, longest words first so that eleven is not ten. */
export function hourOf(language: Language): string {
  const words = hours[language].flatMap((hour) => hour.split('|'))
  return `(\\d{1,2}|${words.sort((left, right) => right.length - left.length).join('|')})`
}

const H = {
  en: hourOf('en'),
  es: hourOf('es'),
  fr: hourOf('fr'),
  de: hourOf('de'),
  zh: hourOf('zh'),
  ja: hourOf('ja'),
  ko: hourOf('ko'),
}

const before = (hour: number) => (hour === 1 ? 12 : hour - 1)
const at = (pattern: string) => new RegExp(pattern, 'g')

// Folded text: no accents, small letters. Each is written in the way that the clock patterns of the vocabulary read.
const spoken: Record<Language, readonly Spoken[]> = {
  en: [
    [at(`\\bhalf (?:past )?${H.en}\\b`), (hour) => ` at ${hour}:30 `],
    [at(`\\bquarter past ${H.en}\\b`), (hour) => ` at ${hour}:15 `],
    [at(`\\bquarter to ${H.en}\\b`), (hour) => ` at ${before(hour)}:45 `],
    [at(`\\b${H.en}(?: o'?clock)? (?:in the|at) (evening|night|afternoon)\\b`), (hour) => ` ${hour}pm `],
    [at(`\\b${H.en}(?: o'?clock)? in the morning\\b`), (hour) => ` ${hour}am `],
    [at(`\\b${H.en} o'?clock\\b`), (hour) => ` at ${hour} `],
    [at(`\\b(?:at|around|by) (?!one\\b)${H.en}\\b(?![:.]\\d| ?[ap]\\.?m)`), (hour) => ` at ${hour} `],
  ],
  es: [
    [at(`\\blas? ${H.es} y media\\b`), (hour) => `las ${hour}:30`],
    [at(`\\blas? ${H.es} y cuarto\\b`), (hour) => `las ${hour}:15`],
    [at(`\\blas? ${H.es} menos cuarto\\b`), (hour) => `las ${before(hour)}:45`],
    [at(`\\ba las? ${H.es}\\b(?![:.]\\d)`), (hour) => `a las ${hour}`],
  ],
  fr: [
    [at(`\\b${H.fr} ?(?:h|heures?) et demie?\\b`), (hour) => `${hour}h30`],
    [at(`\\b${H.fr} ?(?:h|heures?) et quart\\b`), (hour) => `${hour}h15`],
    [at(`\\b${H.fr} ?(?:h|heures?) moins le quart\\b`), (hour) => `${before(hour)}h45`],
    [at(`\\b(?:a|vers|des) ${H.fr} ?heures?\\b`), (hour) => ` a ${hour}h`],
  ],
  de: [
    [
      at(`\\bhalb ${H.de}\\b(?: uhr)?(?: (morgens|abends|nachts))?`),
      (hour, part) => ` ${before(hour)}:30 uhr ${part}`,
    ],
    [at(`\\bdreiviertel ${H.de}\\b`), (hour) => ` ${before(hour)}:45 uhr `],
    [at(`\\bviertel nach ${H.de}\\b`), (hour) => ` ${hour}:15 uhr `],
    [at(`\\bviertel vor ${H.de}\\b`), (hour) => ` ${before(hour)}:45 uhr `],
    [at(`\\b${H.de}(?: uhr)? (morgens|abends|nachts)\\b`), (hour, part) => ` ${hour} uhr ${part} `],
    [at(`\\b${H.de} uhr (?:am )(abend)\\b`), (hour) => ` ${hour} uhr abends `],
    [at(`\\b(?:um|gegen) ${H.de}\\b(?![:.]\\d| ?uhr)`), (hour) => ` um ${hour} `],
  ],
  zh: [
    [at(`${H.zh}点半`), (hour) => `${hour}:30`],
    [at(`${H.zh}点一刻`), (hour) => `${hour}:15`],
    [at(`${H.zh}点(\\d{2})分?`), (hour, minute) => `${hour}:${minute}`],
    // "一点" is one o'clock after a part of the day; elsewhere it is "a little".
    [at(`(?!(?<![午晨上日])一点)${H.zh}点(?!\\d|[儿心菜多])`), (hour) => `${hour}点`],
  ],
  ja: [
    [at(`${H.ja}時半`), (hour) => `${hour}:30`],
    [at(`${H.ja}時(\\d{2})分`), (hour, minute) => `${hour}:${minute}`],
    [at(`${H.ja}時(?!\\d|間|過|すぎ)`), (hour) => `${hour}時`],
  ],
  ko: [
    [at(`${H.ko} ?시 ?반`), (hour) => `${hour}:30`],
    [at(`${H.ko} ?시 ?(\\d{2})분`), (hour, minute) => `${hour}:${minute}`],
    [at(`${H.ko} ?시(?!\\d|간| ?\\d| ?넘)`), (hour) => `${hour}시`],
  ],
}

/**
 * A folded text in which times that are said in words stand in digits: "half past three" and "halb vier" are half an hour
 * after three, "8 in the evening" is 8 pm.
 */
export function withSpokenTimes(folded: string, language: Language): string {
  return spoken[language].reduce(
    (text, [pattern, written]) =>
      text.replace(pattern, (said, hour: string, part?: string | number) => {
        const number = hourNamed(hour, language)
        return number === undefined ? said : written(number, typeof part === 'string' ? part : '')
      }),
    folded,
  )
}

export function hourNamed(said: string, language: Language): number | undefined {
  const number = Number(said)
  if (Number.isInteger(number)) return number <= 24 ? number : undefined
  const at = hours[language].findIndex((hour) => hour.split('|').includes(said))
  return at < 0 ? undefined : at + 1
}
