import type { Language } from '../../../contract/languages.ts'

/** What sentences look like in one language. */
type SentenceRules = {
  /** What a sentence looks like that cannot stand without the one before it. */
  leansBack: RegExp
  /** How a limit of age is written. */
  ageLimit: RegExp
  /** How it is written until when something is open, beside an hour. */
  closes: RegExp
}

// Numbers of other things: hours, prices, metres.
const notAge = String.raw`(?![\d:.,]*\d|\s?(?:%|€|\$|£|min|m\b|km|kg|met|Met|Min|Uhr|Euro|euro|people|Personen|personas))`

/** By which the sentences of an entry are chosen. */
export const sentenceRules: Record<Language, SentenceRules> = {
  en: {
    leansBack:
      /^(?:It|They|There|Then|That|This|These|Those|Each|Both|He|She|His|Her|Its|Their|After that|Afterwards|Otherwise|Also|But|And|Or|So|If not|In that case|Another|The others?)\b|\balso\b/,
    ageLimit: new RegExp(
      String.raw`\b(?:aged?|ages)\s+\d{1,2}\b|\b(?:over|under)[- ]\d{1,2}s?\b${notAge}|\b\d{1,2}\s*\+|\b\d{1,2}\s*(?:years? old|years\b|or (?:over|older|under|younger)|and (?:over|older|up|under))|\b(?:child(?:ren)?|kids|toddlers)\b[^.]*\bup to (?:and including )?(?:age )?\d{1,2}\b|\badults? only\b|\bunder-(?:ten|twelve|fourteen|sixteen|eighteen)s`,
      'i',
    ),
    closes:
      /\b(?:closes?|shuts?|ends?|finish(?:es)?|until|till)\b|\d(?: ?[AP]M)? ?(?:to|–|-) ?(?:\d|midnight)/i,
  },
  es: {
    leansBack:
      /\btambién\b|^(?:Allí|Ahí|Luego|Después|Esto|Eso|Estos|Estas|Cada uno|Cada una|Ambos|También|Pero|Si no|Además|Él|Ella|Ellos|Su|Sus)(?![\p{L}])/u,
    ageLimit: /\d{1,2} años|\b(?:mayor|menor)(?:es)? de (?:edad|\d)|\bsolo adultos/i,
    closes: /\b(?:cerr|cierr|termin|acab|finaliz|hasta)|\d (?:a|–|-) (?:las? )?\d/i,
  },
  fr: {
    leansBack:
      /\baussi\b|^(?:Ils?(?! y a\b)|Elles?|Là|Ensuite|Après|Cela|Ces|Chacune?|Mais|Sinon|Aussi|On y|Y|Son|Sa|Ses|Leurs?)(?![\p{L}])/u,
    ageLimit: new RegExp(
      String.raw`\d{1,2} ans\b|\bmoins de \d{1,2}${notAge}|\bmajeure?s?\b|\bmineure?s?\b`,
      'i',
    ),
    closes: /\bferm|\btermin|\bfini|jusqu|\d\s?h(?:\s?\d\d)?\s?(?:à|–|-)\s?(?:\d|minuit)/i,
  },
  de: {
    leansBack:
      /\bauch\b|^(?:Er|Sie|Es(?! gibt\b)|Dort|Da|Dann|Danach|Das|Dies|Diese[rsn]?|Jede[rsn]?|Beide|Aber|Sonst|Auch|Dazu|Und|Oder|Ihre?|Seine?)(?![\p{L}])/u,
    ageLimit: new RegExp(
      String.raw`\d{1,2}\s?Jahr|\bunter \d{1,2}\b${notAge}|\d{1,2}-jährig|\bab \d{1,2}(?=[.,;)])|volljährig|minderjährig`,
      'i',
    ),
    closes: /schlie(?:ß|ss)|schluss|\bendet?\b|\bbis\b|\d ?[–-] ?\d/i,
  },
  zh: {
    leansBack: /^也|^(?:那里|那儿|它|他们|她们|这|该|其|之后|然后|另外|此外|但|而且)/,
    ageLimit: /\d{1,2} ?(?:周)?岁|未成年|成年人/,
    closes: /关门|关闭|闭园|闭馆|闭场|结束|散场|打烊|收摊|[至到–-]/,
  },
  ja: {
    leansBack: /^(?:そこ|それ|その|これ|この|また|ただし|なお|さらに|そして|もし)/,
    ageLimit: /\d{1,2} ?[歳才]|未成年|成人/,
    closes: /閉|終了|終演|終わ|まで|\d ?[〜~–-] ?\d/,
  },
  ko: {
    leansBack: /수도 있|^(?:그곳|그 |거기|이곳|또한|단,|하지만|그리고|각각|이후|이때)/,
    ageLimit: /\d{1,2} ?[세살](?![\p{L}]*기)|미성년|성인/u,
    closes: /닫|마감|종료|폐장|폐관|끝|까지|\d ?[~–-] ?\d/,
  },
}
