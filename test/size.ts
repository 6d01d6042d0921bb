/**
 * Whether everything is examined (`npm run test:full`), or what every change needs (`npm test`). Docs/decisions/0015
 * says what differs. Read here and nowhere else.
 */
export const isFull = process.env.TEST_SIZE === 'full'
