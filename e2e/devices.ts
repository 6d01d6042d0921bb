import { isFull } from '../test/size.ts'

/** With motion and with the service worker: a visitor's device as it is. */
export const awake = { contextOptions: {}, serviceWorkers: 'allow' } as const

/**
 * For tests that examine pages as they stand. Drawing motion without a graphics card takes half a processor for every
 * open page, and the service worker loads the whole application in each; the full run has both wherever a test does not
 * say otherwise.
 */
export const still = { contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' } as const

/** For tests of the work without a network. */
export const withServiceWorker = isFull ? awake : ({ ...still, serviceWorkers: 'allow' } as const)

/** What a test gets that does not care. */
export const usual = isFull ? awake : still
