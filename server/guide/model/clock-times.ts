import type { Language } from '../../../contract/languages.ts'

/** An hour that a text names: minutes since midnight, two of them where morning or evening is left open. */
export type ClockTime = readonly number[]

type Half = 'morning' | 'evening' | undefined

interface Form {
  pattern: RegExp
  /** Whether hours up to twelve are meant literally, as where people count to twenty-four. */
  isLiteral?: boolean
}

/** In "1, 3 and 5 PM" and "5 to 7 PM" the first hours leave the half of the day to the last one. */
const LISTED =
  /(?<![\d:$€£.,])(?<h>\d{1,2})(?::(?<m>\d{2}))?(?=(?:, \d{1,2}(?::\d{2})?)*,?(?: and | or | to | until | till |\s?[-–—&]\s?)\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b)/gu

/** Named groups: h, m, and what tells the half of the day; `less` counts backwards from the hour. */
const everywhere: Form[] = [
  { pattern: /(?<!\d)(?<h>\d{1,2})(?::(?<m>\d{2}))?\s?(?<half>[ap])\.?\s?m\b\.?/gu },
  {
    pattern:
      /(?<half>午前|午後|上午|下午|晚上|早上|中午|凌晨|夜|朝|傍晚|夕方|深夜|오전|오후|저녁|밤|아침|새벽|낮)の?\s?(?<h>\d{1,2})(?::(?<m>\d{2})|\s?[点點时時시](?:\s?(?<m2>\d{1,2})\s?[分분]|\s?(?<mHalf>半|반))?)/gu,
  },
]

const byLanguage: Partial<Record<Language, Form[]>> = {
  zh: [
    {
      pattern:
        /(?<![\d:])(?<h>\d{1,2})\s?(?:[点點]|[时時](?![间間候]))(?:\s?(?<m>\d{1,2})\s?分|\s?(?<mHalf>半))?/gu,
      isLiteral: true,
    },
  ],
  ja: [
    {
      pattern: /(?<![\d:])(?<h>\d{1,2})\s?時(?!間)(?:\s?(?<m>\d{1,2})\s?分|\s?(?<mHalf>半))?/gu,
      isLiteral: true,
    },
  ],
  ko: [
    {
      pattern: /(?<![\d:])(?<h>\d{1,2})\s?시(?![간작])(?:\s?(?<m>\d{1,2})\s?분|\s?(?<mHalf>반))?/gu,
      isLiteral: true,
    },
  ],
  en: [
    {
      pattern:
        /(?<!\d)(?<h>\d{1,2})(?::(?<m>\d{2}))?\s(?:in the |at )(?<half>morning|afternoon|evening|night)/gu,
    },
    { pattern: /half past (?<h>\d{1,2})(?<mHalf>)/gu },
    { pattern: /quarter past (?<h>\d{1,2})(?<mQuarter>)/gu },
    { pattern: /quarter to (?<h>\d{1,2})(?<less>)/gu },
    { pattern: /(?<!\d)(?<h>\d{1,2})\s?o['’]?clock/gu },
  ],
  es: [
    {
      pattern:
        /(?<!\d)(?<h>\d{1,2})(?::(?<m>\d{2})| y (?<m2>\d{2})| y (?<mHalf>media)| y (?<mQuarter>cuarto))?(?: h(?:oras)?)? de la (?<half>manana|tarde|noche|madrugada)/gu,
    },
    { pattern: /\blas (?<h>\d{1,2}) y (?:(?<m>\d{2})|(?<mHalf>media)|(?<mQuarter>cuarto))/gu },
    { pattern: /\blas (?<h>\d{1,2}) menos (?<less>cuarto)/gu },
    // "2 horas" alone lasts two hours.
    { pattern: /(?<!\d)(?<h>\d{1,2})(?::(?<m>\d{2})\s?h(?:oras)?|\s?h)\b/gu, isLiteral: true },
    { pattern: /\blas (?<h>\d{1,2}) horas\b/gu, isLiteral: true },
  ],
  fr: [
    // "2 heures" alone lasts two hours.
    {
      pattern:
        /(?<!\d)(?<h>\d{1,2})\s?(?:h|(?<=(?:\ba|des|vers|jusqu['’]a|avant|apres|entre|et) \d{1,2}\s?)heures?)(?:\s?(?<m>\d{2})(?!\d)| et (?<mHalf>demie))?(?: (?:du|de l['’]) ?(?<half>matin|apres-midi|soir))?(?![a-z])/gu,
      isLiteral: true,
    },
  ],
  de: [
    { pattern: /\bhalb (?<h>\d{1,2})(?<lessHalf>)(?: uhr)?/gu },
    { pattern: /\bviertel nach (?<h>\d{1,2})(?<mQuarter>)/gu },
    { pattern: /\bviertel vor (?<h>\d{1,2})(?<less>)/gu },
    {
      pattern:
        /(?<!\d)(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?\suhr(?:\s(?<m2>\d{2})(?!\d))?(?: (?<half>morgens|fruh|nachmittags|abends|nachts))?/gu,
      isLiteral: true,
    },
  ],
}

const NAMED: [RegExp, number][] = [
  [/\bmidnight\b|\bmedianoche\b|\bminuit\b|\bmitternacht\b|午夜|零点|真夜中|자정/gu, 0],
  [/\bnoon\b|\bmidday\b|\bmediodia\b|(?<!apres-)\bmidi\b|\bmittag\b|正午|정오/gu, 720],
]

const MORNING = new Set(['a', 'morning', 'manana', 'madrugada', 'matin', 'morgens', 'fruh'])
const CJK_MORNING = new Set(['午前', '上午', '早上', '凌晨', '朝', '오전', '아침', '새벽', '深夜'])

/** English and Spanish leave the half of the day open without a word for it; elsewhere people count to 24. */
const OPEN: readonly Language[] = ['en', 'es']

/**
 * Takes the hours out of a folded text whose numbers are digits.
 * @returns the hours, and what is left of the text with ¦ where they stood
 */
export function takeTimes(text: string, language: Language): { times: ClockTime[]; rest: string } {
  const times: ClockTime[] = []
  let rest = text
  const take = (
    pattern: RegExp,
    read: (groups: Record<string, string | undefined>) => ClockTime | undefined,
  ) => {
    rest = rest.replace(pattern, (match, ...more) => {
      const groups = more.at(-1)
      const time = read(typeof groups === 'object' && groups !== null ? groups : {})
      if (time === undefined) return match
      times.push(time)
      return ' ¦ '
    })
  }
  for (const [pattern, minutes] of NAMED) take(pattern, () => [minutes])
  take(LISTED, (groups) => timeOf(groups, false))
  for (const { pattern, isLiteral } of [...everywhere, ...(byLanguage[language] ?? [])])
    take(pattern, (groups) => timeOf(groups, isLiteral ?? false))
  const colon = /(?<!\d)(?<h>\d{1,2}):(?<m>\d{2})(?!\d)/gu
  take(colon, (groups) => timeOf(groups, !OPEN.includes(language) || groups.h?.startsWith('0') === true))
  return { times, rest }
}

function timeOf(groups: Record<string, string | undefined>, isLiteral: boolean): ClockTime | undefined {
  const hour = Number(groups.h)
  const minute = minutesOf(groups)
  if (hour > 24 || minute > 59) return undefined
  const back = groups.less !== undefined ? 15 : groups.lessHalf !== undefined ? 30 : 0
  const wrap = (minutes: number) => (minutes + 1440) % 1440
  const half = halfOf(groups.half)
  if (half !== undefined && hour <= 12) return [wrap(inHalf(hour, half, groups.half) * 60 + minute - back)]
  const minutes = hour * 60 + minute - back
  if (isLiteral || hour > 12 || hour === 0) return [wrap(minutes)]
  return [wrap(minutes), wrap(minutes + 720)]
}

function minutesOf(groups: Record<string, string | undefined>): number {
  if (groups.mHalf !== undefined) return 30
  if (groups.mQuarter !== undefined) return 15
  return Number(groups.m ?? groups.m2 ?? 0)
}

function halfOf(word: string | undefined): Half {
  if (word === undefined) return undefined
  return MORNING.has(word) || CJK_MORNING.has(word) ? 'morning' : 'evening'
}

/** Twelve at night is midnight, twelve in the afternoon is noon. */
function inHalf(hour: number, half: 'morning' | 'evening', word: string | undefined): number {
  if (half === 'morning') return hour === 12 ? 0 : hour
  const isNight = word !== undefined && /^(?:noche|night|nachts|晚上|夜|밤)$/u.test(word)
  if (hour === 12) return isNight ? 0 : 12
  // "3 at night" is after midnight, "11 at night" before it.
  return isNight && hour < 5 ? hour : hour + 12
}
