import { type RememberedKey, recall } from '../platform/remembered.ts'
import { COUNTDOWN_SECONDS, REVIEW_SECONDS } from './photo-booth.ts'

const MOST_SECONDS = 10

/** How a booth is set up: settings of the device, not of the visitor, so a reset leaves them alone. */
export interface BoothSettings {
  /** 0 takes the photo at once. */
  countdownSeconds: number
  /** 0 sends the photo without a look at it. */
  reviewSeconds: number
  /** White light from the edge of the screen; `boothRingLight = 0` turns it off where the booth has lamps. */
  hasRingLight: boolean
}

/** The settings of this device (local storage), or those that suit most booths. */
export function boothSettings(): BoothSettings {
  return {
    countdownSeconds: secondsUnder('boothCountdownSeconds', COUNTDOWN_SECONDS),
    reviewSeconds: secondsUnder('boothReviewSeconds', REVIEW_SECONDS),
    hasRingLight: recall('boothRingLight') !== '0',
  }
}

function secondsUnder(key: RememberedKey, usual: number): number {
  const saved = recall(key)
  const seconds = Number(saved)
  return saved === null || !Number.isInteger(seconds) || seconds < 0 || seconds > MOST_SECONDS
    ? usual
    : seconds
}
