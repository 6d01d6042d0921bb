import type { Language } from '../../../../contract/languages.ts'
import { hourOf } from './spoken-times.ts'

/** Days and spans as a language names them; every pattern is matched against folded text. */
export interface DayWords {
  weekend: RegExp
  firstDay: RegExp
  lastDay: RegExp
  /** "Day 2": group 1. */
  nthDay: RegExp
  /** Groups `day` and `month`, the month as a number or a name of `months`. */
  dates: readonly RegExp[]
  months: readonly string[]
  /** Groups `hours`, `minutes` or `half`: "in two hours", "in 20 minutes", "in half an hour". */
  ahead: readonly RegExp[]
  /** Groups `h1`, `m1`, `half1`, `h2`, `m2`, `half2`: "between 6 and 8". */
  hourRange: readonly RegExp[]
}

const [en, es, fr, de, zh, ja, ko] = (['en', 'es', 'fr', 'de', 'zh', 'ja', 'ko'] as Language[]).map(hourOf)
const hour = (pattern: string | undefined, name: string) => (pattern ?? '').replace('(', `(?<${name}>`)
const minutes = (name: string) => `(?:[:.h](?<${name}>\\d{2}))?`

// From 8 to 12 years, people, euros.
const notOfHours = '(?! ?(?:year|yr|yo\\b|people|kid|eur|ano|ans?\\b|jahr|person|km|岁|歳|才|살|명|人))'

/** Two hours with what stands before, between and after them. */
function range(hours: string | undefined, before: string, between: string, after = '', unit = ''): RegExp {
  const first = `${hour(hours, 'h1')}${minutes('m1')}${unit} ?(?<half1>am|pm)?`
  const second = `${hour(hours, 'h2')}${minutes('m2')}${unit} ?(?<half2>am|pm)?`
  return new RegExp(`${before} *${first} *(?:${between}) *${second}${after}${notOfHours}`)
}

const months = {
  en: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
  es: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
  fr: 'janv fev mars avr mai juin juil aout sept oct nov dec'.split(' '),
  de: 'jan feb mar apr mai jun jul aug sep okt nov dez'.split(' '),
}
const named = (list: readonly string[]) => `(?<month>${list.join('|')})[a-z]*`

/** The words of days and spans by language. */
export const dayWords: Record<Language, DayWords> = {
  en: {
    weekend: /\b(?:this |the |over the |on the )?week-?end\b/,
    firstDay: /\b(?:on )?(?:the )?(?:opening|first) (?:day|night|evening)\b/,
    lastDay: /\b(?:on )?(?:the )?(?:last|final|closing) (?:day|night|evening)\b/,
    nthDay: /\b(?:on )?day (\d)\b/,
    dates: [
      new RegExp(`\\b(?:on )?${named(months.en)}\\.? (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)`),
      new RegExp(`\\b(?:on )?(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${named(months.en)}\\b`),
      /\b(?:on )?the (?<day>\d{1,2})(?:st|nd|rd|th)\b/,
    ],
    months: months.en,
    ahead: [
      new RegExp(`\\bin (?:about )?(?:an?|${hour(en, 'hours')}) (?:hours?|hrs?)\\b`),
      /\bin (?:about )?(?<minutes>\d{1,3}) (?:minutes?|mins?)\b/,
      /\bin (?:about )?(?<half>half an? hour)\b/,
    ],
    hourRange: [
      range(en, '\\b(?:between|from)', 'and|to|-|–|until|till', '\\b'),
      /\b(?<h1>\d{1,2})(?::(?<m1>\d{2}))? ?(?<half1>am|pm)? ?(?:-|–|to|until|till) ?(?<h2>\d{1,2})(?::(?<m2>\d{2}))? ?(?<half2>am|pm)\b/,
    ],
  },
  es: {
    weekend: /\b(?:este |el |en el )?(?:fin de semana|finde)\b/,
    firstDay: /\b(?:el )?(?:primer dia|dia de (?:la )?(?:apertura|inauguracion)|primera noche)\b/,
    lastDay: /\b(?:el |la )?(?:ultim[oa] (?:dia|noche)|dia de(?: la)? clausura)\b/,
    nthDay: /\b(?:el )?dia (\d)\b(?! de)/,
    dates: [
      new RegExp(`\\b(?:el )?(?:dia )?(?<day>\\d{1,2}) de ${named(months.es)}\\b`),
      /\bel (?:dia )?(?<day>\d{1,2})\b(?! ?(?:h|horas|de la|euros))/,
    ],
    months: months.es,
    ahead: [
      new RegExp(`\\b(?:en|dentro de) (?:unas )?${hour(es, 'hours')} horas?\\b`),
      /\b(?:en|dentro de) (?<minutes>\d{1,3}) min(?:utos?)?\b/,
      /\b(?:en|dentro de) (?<half>media hora)\b/,
    ],
    hourRange: [
      range(es, '\\bentre (?:las?)?', 'y (?:las?)?', '\\b', ' ?(?:h|horas)?'),
      range(es, '\\bde(?:sde)? (?:las?)?', '(?:a|hasta) (?:las?)?', '\\b', ' ?(?:h|horas)?'),
    ],
  },
  fr: {
    weekend: /\b(?:ce |le |pendant le )?week-? ?end\b/,
    firstDay: /\b(?:le )?(?:premier (?:jour|soir)|jour d'ouverture|premiere (?:journee|soiree))\b/,
    lastDay:
      /\b(?:le )?(?:dernier (?:jour|soir)|jour de (?:la )?(?:cloture|fermeture)|derniere (?:journee|soiree))\b/,
    nthDay: /\bjour (\d)\b/,
    dates: [
      new RegExp(`\\b(?:le )?(?<day>\\d{1,2})(?:er)? ${named(months.fr)}\\b`),
      /\ble (?<day>\d{1,2})(?:er)?\b(?! ?(?:h|heures|km|euros))/,
    ],
    months: months.fr,
    ahead: [
      new RegExp(`\\bdans ${hour(fr, 'hours')} ?(?:heures?|h)\\b`),
      /\bdans (?<minutes>\d{1,3}) ?min(?:utes?)?\b/,
      /\bdans (?<half>une demi-? ?heure)\b/,
    ],
    hourRange: [
      range(fr, '\\bentre', 'et', '(?: ?h| heures?)?\\b', '(?: ?h| heures?)?'),
      range(fr, '\\bde', 'a|jusqu.a', '(?: ?h| heures?)\\b', '(?: ?h| heures?)?'),
    ],
  },
  de: {
    weekend: /\b(?:dieses |das |am )?wochenende\b/,
    firstDay: /\b(?:am |der |den )?(?:erste[nr]? (?:tag|abend)|eroffnungstag\w*)\b/,
    lastDay: /\b(?:am |der |den )?(?:letzte[nr]? (?:tag|abend)|abschlusstag\w*|schlusstag\w*)\b/,
    nthDay: /\btag (\d)\b/,
    dates: [
      new RegExp(`\\b(?:am |der |den |dem )?(?<day>\\d{1,2})\\. ?${named(months.de)}\\b`),
      /\b(?:am |der |den |dem )(?<day>\d{1,2})\.(?: ?(?<month>\d{1,2})\.?)?(?!\d|:)/,
    ],
    months: months.de,
    ahead: [
      new RegExp(`\\bin (?:ner|einer|${hour(de, 'hours')}) (?:stunden?|std)\\b`),
      /\bin (?<minutes>\d{1,3}) min(?:uten?)?\b/,
      /\bin (?<half>(?:ner|einer) halben stunde)\b/,
    ],
    hourRange: [
      range(de, '\\bzwischen', 'und', '(?: uhr)?\\b', '(?: uhr)?'),
      range(de, '\\bvon', 'bis|-', '(?: uhr)\\b', '(?: uhr)?'),
    ],
  },
  zh: {
    weekend: /这?个?周末/,
    firstDay: /第一天|首日|开幕(?:日|那天)|头一天/,
    lastDay: /最后一天|最后一晚|闭幕(?:日|那天)/,
    nthDay: /第([2-9])天/,
    dates: [
      /(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?[日号]?/,
      /(?<!\d)(?<day>\d{1,2})[号](?![馆厅门楼台桌线展舞出])/,
    ],
    months: [],
    ahead: [
      new RegExp(`${hour(zh, 'hours')}个?(?:小时|钟头)(?:之?后|以后)`),
      /(?<minutes>\d{1,3})分钟(?:之?后|以后)/,
      /(?<half>半个?(?:小时|钟头))(?:之?后|以后)/,
    ],
    hourRange: [range(zh, '', '到|至|-|~|—', '(?<=点)', '点?')],
  },
  ja: {
    weekend: /この?週末|週末|土日/,
    firstDay: /初日|1日目|一日目/,
    lastDay: /最終日|最後の日/,
    nthDay: /([2-9])日目/,
    dates: [/(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?日/, /(?<!\d)(?<day>\d{1,2})日(?!目|間|券|曜)/],
    months: [],
    ahead: [
      new RegExp(`${hour(ja, 'hours')}時間(?:後|したら)`),
      /(?<minutes>\d{1,3})分(?:後|したら)/,
      /(?<half>半時間)後/,
    ],
    hourRange: [range(ja, '', 'から|〜|~|-', '(?<=時)', '時?')],
  },
  ko: {
    weekend: /이번 ?주말|주말/,
    firstDay: /첫 ?날|개막일|첫째 ?날/,
    lastDay: /마지막 ?날|폐막일|최종일/,
    nthDay: /([2-9]) ?일 ?차/,
    dates: [/(?<month>\d{1,2})월 ?(?<day>\d{1,2})일/, /(?<!\d)(?<day>\d{1,2})일(?!요|차|권|간)/],
    months: [],
    ahead: [
      new RegExp(`${hour(ko, 'hours')} ?시간 ?(?:뒤|후|있다가)`),
      /(?<minutes>\d{1,3}) ?분 ?(?:뒤|후|있다가)/,
      /(?<half>반 ?시간) ?(?:뒤|후)/,
    ],
    hourRange: [range(ko, '', '부터|에서|~|-', '(?<=시)', '(?: ?시)?')],
  },
}
