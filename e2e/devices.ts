/** For tests of motion, or of the work without a network: every part of a visitor's device is awake. */
export const awake = { contextOptions: {}, serviceWorkers: 'allow' } as const

/**
 * For tests that examine pages as they stand. Motion and the service worker cost a processor in every page that is
 * opened; `npm test` keeps them for the tests that are about them, the full run has them everywhere else too.
 */
export const still = { contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' } as const
