import type { Language } from '../../../contract/languages.ts'

type Rule = [ending: RegExp, replacement: string]

// Light stemming only: endings that plurals, genders and everyday verb forms add. The first rule that fits is
// applied, and never below three letters, because an over-eager stem makes strangers meet.
const rules: Partial<Record<Language, Rule[]>> = {
  en: [
    [/ies$/, 'y'],
    [/([^aeiou])\1(ing|ed)$/, '$1'],
    [/(sses|shes|ches|xes|zes)$/, ''],
    [/(ing|ed|er|ers|ly|est)$/, ''],
    [/es$/, ''],
    [/([^su])s$/, '$1'],
    [/e$/, ''],
  ],
  es: [
    [/(aciones|acion)$/, ''],
    [/(iendo|ando|aron|ieron|aremos|abamos|amos|emos|imos)$/, ''],
    [/(itos|itas|ito|ita)$/, ''],
    [/(adas|ados|idas|idos|ada|ado|ida|ido)$/, ''],
    [/(aba|aban|are|ara|aran|aste|iste|arme|erme|irme|arte|erte|irte|arse|erse|irse|arlo|arla)$/, ''],
    [/(ces)$/, 'z'],
    [/(es|as|os|ar|er|ir|an|en)$/, ''],
    [/[aeo]$/, ''],
  ],
  fr: [
    [/(ements|ement|ations|ation)$/, ''],
    [/(issons|issez|issent|eraient|erait|erons|eront|erez|erai|era)$/, ''],
    [/(eaux|aux)$/, 'al'],
    [/(ees|ee|es|er|ez|ent|ons|ais|ait|aient|ant|e)$/, ''],
    [/[sx]$/, ''],
  ],
  de: [
    [/(ungen|ung|heiten|heit|keiten|keit)$/, ''],
    [/(erinnen|innen|in)$/, ''],
    [/(ern|em|er|en|es|est|st|et|e|n|s|t)$/, ''],
  ],
  ko: [
    [
      /(에서는|에서도|이에요|인가요|한테서|으로는|까지는|이랑은|에서|에게|한테|까지|부터|으로|이랑|하고|처럼|보다|예요|에요|이요|인데|이나|라도|밖에)$/,
      '',
    ],
    [
      /(었는데|았는데|는데요|습니다|을까요|을까|나요|까요|어요|아요|해요|는데|은데|려고|려면|으면|다가|지만|어서|아서|해서|하는|하면|했어|었어|았어)$/,
      '',
    ],
    [/(을|를|은|는|이|가|에|로|도|만|랑|의|와|과|요|고|게|면|서|던|어|아|해|기)$/, ''],
  ],
}

const shortestLatin = 3
const firstSyllable = 0xac00
const finalsPerVowel = 28
// ㄴ ㄹ ㅂ ㅆ: what verbs add to their last syllable (사귈, 춤출, 빠진).
const verbFinals: readonly number[] = [4, 8, 17, 20]

/** The stem of one folded word in its language. */
export function stem(word: string, language: Language): string {
  if (language === 'ko') return koreanStem(word)
  for (const [ending, replacement] of rules[language] ?? []) {
    if (!ending.test(word)) continue
    const shorter = word.replace(ending, replacement)
    if (shorter.length >= shortestLatin) return shorter
  }
  return word
}

function koreanStem(word: string): string {
  // In Korean sentences a Latin word is a name and keeps its ending.
  if (/^[a-z0-9]/.test(word)) return word
  const ending = (rules.ko ?? []).find(
    ([pattern]) => pattern.test(word) && word.replace(pattern, '').length > 0,
  )
  const bare = ending ? word.replace(ending[0], '') : word
  return bare.length > 1 ? withoutVerbFinal(bare) : bare
}

function withoutVerbFinal(word: string): string {
  const last = word.charCodeAt(word.length - 1) - firstSyllable
  const final = last % finalsPerVowel
  if (last < 0 || !verbFinals.includes(final)) return word
  return word.slice(0, -1) + String.fromCharCode(firstSyllable + last - final)
}
