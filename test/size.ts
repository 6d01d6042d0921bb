/**
 * Whether everything is examined (`npm run test:full`), or what every change needs (`npm test`). docs/decisions/0017
 * says what differs. Read here and nowhere else.
 */
export const isFull = process.env.TEST_SIZE === 'full'
