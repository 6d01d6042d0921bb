import { bareName } from './column-names.ts'

/** What languages are called in lists, in themselves, in English, German, French and Spanish, and by their codes. */
const languages: Record<string, string> = {
  en: 'en eng english englisch anglais ingles 英語 英语 영어',
  es: 'es spa spanish spanisch espagnol espanol castellano スペイン語 西班牙语 스페인어',
  zh: 'zh cn chi zho chinese chinesisch chinois chino 中文 汉语 简体中文 中国語 중국어',
  ja: 'ja jp jpn japanese japanisch japonais japones 日本語 日语 일본어',
  ko: 'ko kr kor korean koreanisch coreen coreano 한국어 韓国語 韩语',
  fr: 'fr fre fra french franzosisch francais frances フランス語 法语 프랑스어',
  de: 'de ger deu german deutsch allemand aleman ドイツ語 德语 독일어',
}

const codes = new Map(
  Object.entries(languages).flatMap(([code, all]) => all.split(' ').map((name) => [bareName(name), code])),
)

/** The code of a language that the festival speaks: of `de`, `de-informal`, `de_AT`, `German` it is `de`. */
export function readLanguage(text: string): string | undefined {
  return codes.get(bareName(text)) ?? codes.get(bareName(text.split(/[-_ (]/)[0] ?? ''))
}

/** An age group as it is written; an age in years counts. `too-young`: the festival has no group for it. */
export function readAgeBand(text: string): '13-17' | '18+' | 'unknown' | 'too-young' | undefined {
  const said = text.toLowerCase().replace(/\s/g, '')
  if (/^\d{1,3}$/.test(said)) return bandOfAge(Number(said))
  if (/^13([-–—~〜]|to|bis)1[78]$/.test(said)) return '13-17'
  if (/^(unknown|unbekannt|inconnu|desconocido|不明|未知|알수없음)$/.test(said)) return 'unknown'
  if (
    /^(18\+|≥18|>=18|over18|18andover|18undalter|18orolder|ab18|u18no|adults?|erwachsene[rn]?|adulto|adulte|成人|大人|성인)$/.test(
      said,
    )
  )
    return '18+'
  if (
    /^(<18|under18|u18|unter18|minors?|minderjahrige?r?|minderjährige?r?|youth|teen(ager)?|jugendliche[rn]?|menor|mineur|未成年|미성년자?)$/.test(
      said,
    )
  )
    return '13-17'
  return undefined
}

/** The group of an age in years. */
export function bandOfAge(age: number): '13-17' | '18+' | 'too-young' {
  if (age < 13) return 'too-young'
  return age < 18 ? '13-17' : '18+'
}

const yes = new Set([
  'true',
  'yes',
  '1',
  'y',
  'x',
  'ja',
  'j',
  'wahr',
  'oui',
  'vrai',
  'si',
  'sí',
  'verdadero',
  'はい',
  '是',
  '예',
  '네',
])
const no = new Set([
  'false',
  'no',
  '0',
  'n',
  'nein',
  'falsch',
  'non',
  'faux',
  'falso',
  'いいえ',
  '否',
  '아니요',
  '-',
])

/** What is neither yes nor no is left to the form's rules, which refuse it. */
export function readYesNo(text: string | undefined): boolean | string | undefined {
  if (text === undefined) return undefined
  const said = text.toLowerCase()
  if (yes.has(said)) return true
  return no.has(said) ? false : said
}

/** Tickets that open no door. */
const isOff =
  /cancel|storn|annul|refund|erstatt|reembols|rembours|expired|abgelaufen|expir|void|notattending|deleted|geloscht|pending|unpaid|ausstehend|unbezahlt|pendiente|enattente|キャンセル|取消|退款|환불|취소/

/** Whether a ticket with this state lets somebody in. `Voided` and `Order cancelled` say it by yes or no. */
export function isTicketOff(status: string, columnName: string): boolean {
  if (['voided', 'ordercancelled'].includes(bareName(columnName))) return readYesNo(status) === true
  return isOff.test(bareName(status))
}

/** A handle as somebody copied it: with @, or as the address of a profile. */
export function readHandle(text: string): string {
  const profile = /(?:tiktok\.com\/)@?([^/?#\s]+)/i.exec(text)?.[1]
  return (profile ?? text).replace(/^@/, '')
}
