/**
 * Whether everything is examined (`npm run test:full`), or what every change needs (`npm test`). docs/decisions/0017
 * says what differs. Read here and nowhere else.
 */
export const isFull = process.env.TEST_SIZE === 'full'

/** In the title of a browser test of the full size alone: a look, a language or a variant of what another walks through. */
export const ONLY_IN_FULL = '@full'

/** The end of the title of a browser test with variants: `npm test` runs the one, the full size runs all. */
export const onceOrInFull = (isTheOne: boolean) => (isTheOne ? '' : ` ${ONLY_IN_FULL}`)
