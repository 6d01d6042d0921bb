/**
 * Whether everything is examined (`npm run test:full`), or what every change needs (`npm test`). docs/decisions/0017
 * says what differs. Read here and nowhere else.
 */
export const isFull = process.env.TEST_SIZE === 'full'

/** In the title of a browser test of the full size alone: a look, a language or a variant of what another walks through. */
export const ONLY_IN_FULL = '@full'

/** The end of the title of a browser test with variants: `npm test` runs the one, the full size runs all. */
export const onceOrInFull = (isTheOne: boolean) => (isTheOne ? '' : ` ${ONLY_IN_FULL}`)

/** Cases of one rule: the first few for every day, all of them at full size. */
export const someOf = <T>(cases: readonly T[], few: number): readonly T[] =>
  isFull ? cases : cases.slice(0, few)

/** Languages of every day: one that is written with spaces, one with long words, one without spaces. */
const everyday: readonly string[] = ['en', 'de', 'ja']

/** Whether a case in this language is for every day. */
export const isForToday = (language: string): boolean => isFull || everyday.includes(language)

/** Cases that begin with their language: those of every day, all of them at full size. */
export const ofToday = <T extends readonly [string, ...unknown[]]>(cases: readonly T[]): T[] =>
  cases.filter(([language]) => isForToday(language))
