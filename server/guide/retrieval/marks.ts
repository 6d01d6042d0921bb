import type { Language } from '../../../contract/languages.ts'

type Mark = [pattern: RegExp, word: string]

// Small words carry two meanings that no single word does: somebody does not want a thing, and how old somebody is.
// Each becomes a word of its own, in phrases and questions alike, so that "I don't want to be on the screen" is not
// the same as "I want to be on the screen".
const marks: Record<Language, readonly Mark[]> = {
  en: [
    [/\b(?:do ?n[o']?t|dont|never) (?:wanna|want|like)\b|\brather not\b|\bopt out\b/g, ' unwanted '],
    [
      /\b(?:am|i'?m|is|he'?s|she'?s|aged?) (?:only |just |like )?(?:\d|1\d|20)\b(?! ?(?:[ap]m|min|%|:|points|pts|hour))|\b\d{1,2} ?(?:years? old|yo|yrs?)\b/g,
      ' aged ',
    ],
  ],
  es: [
    [/\bno (?:quiero|queremos|quisiera|me gusta)\b/g, ' unwanted '],
    [/\b\d{1,2} ?anos\b|\b(?:tengo|tiene) (?:1\d|\d)\b(?! ?(?:por|%|puntos|de|mil))/g, ' aged '],
  ],
  fr: [
    [/\b(?:veux|veut|voudrais|aime) pas\b/g, ' unwanted '],
    [/\b\d{1,2} ?ans\b/g, ' aged '],
  ],
  de: [
    [/\b(?:will|mocht|mochte|mag)\b(?: \S+){0,5}? (?:nicht|kein\w*)\b/g, ' unwanted '],
    [
      /\b\d{1,2} ?jahre?\b|\b(?:bin|ist) (?:erst |schon )?(?:\d|1\d)\b(?! ?(?:uhr|prozent|%|punkte))/g,
      ' aged ',
    ],
  ],
  zh: [
    [/不(?:想|要|愿意|希望)/g, ' unwanted '],
    [/[\d一二两三四五六七八九十]+ ?岁/g, ' aged '],
  ],
  ja: [
    [/(?:たくない|たくありません|ほしくない)/g, ' unwanted '],
    [/\d+ ?(?:歳|才)/g, ' aged '],
  ],
  ko: [
    [/(?:기 ?)?(?:싫어|싫은|싫다|원하지 않|원치 않)/g, ' unwanted '],
    [/\d+ ?살|[가-힣]+ 살(?=이|인|짜|부|도|$)/g, ' aged '],
  ],
}

/** A folded text in which what is unwanted and how old somebody is stand as words of their own. */
export function withMarks(folded: string, language: Language): string {
  return marks[language].reduce((text, [pattern, word]) => text.replace(pattern, word), folded)
}
