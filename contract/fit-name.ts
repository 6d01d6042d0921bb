import type { Language } from './languages.ts'

/** Particles of Korean: after a name that ends in a consonant, and after one that does not. */
const PARTICLES: readonly (readonly [closed: string, open: string])[] = [
  ['이야', '야'],
  ['과의', '와의'],
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
]

/** Hangul syllables stand in an order in which every 28th ends in no consonant. */
const [FIRST_SYLLABLE, LAST_SYLLABLE, ENDINGS] = [0xac00, 0xd7a3, 28]

/** Words of French that lose their vowel before another one. */
const ELIDED = '\\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu)e '

/**
 * Makes a text fit the name in it, where a language changes what stands beside a name: particles of Korean, "de" and
 * "que" of French. The texts are written for "Leon".
 */
export function fitName(text: string, name: string, language: Language): string {
  const literal = name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  if (language === 'fr' && /^[aàâeéèêhiîoôuœy]/i.test(name))
    return text.replace(new RegExp(`${ELIDED}(?=${literal})`, 'g'), '$1’')
  if (language !== 'ko') return text
  const forms = PARTICLES.flat().join('|')
  return text.replace(new RegExp(`${literal}(${forms})(?![가-힣])`, 'g'), (_all, particle: string) => {
    const pair = PARTICLES.find((forms) => forms.includes(particle)) ?? [particle, particle]
    return name + particleOf(pair, endsInConsonant(name))
  })
}

/** Of a name whose sound nobody knows, both are written, as people do. */
function particleOf([closed, open]: readonly [string, string], isClosed: boolean | undefined): string {
  if (isClosed === undefined) return `${closed}(${open})`
  return isClosed ? closed : open
}

/** Whether Koreans hear a consonant at its end; undefined for scripts that do not tell. */
function endsInConsonant(name: string): boolean | undefined {
  const last = name.normalize('NFC').at(-1) ?? ''
  const code = last.charCodeAt(0)
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return (code - FIRST_SYLLABLE) % ENDINGS !== 0
  if (/\d/.test(last)) return /[013678]/.test(last)
  // Other consonants are heard with a vowel of their own: Max is 맥스.
  if (/\p{Script=Latin}/u.test(last)) return /(?:[lmn]|ng|[aeiou](?:ck|[bkpt]))$/i.test(name)
  return undefined
}
