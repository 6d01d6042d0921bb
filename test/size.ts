/**
 * Whether everything is examined (`npm run test:full`), or what every change needs (`npm test`). Decision 17
 * says what differs. Read here and nowhere else.
 */
export const isFull = process.env.TEST_SIZE === 'full'
