import { expect, test } from 'vitest'
import { acceptedTap } from '../testing/people.ts'
import { type BoothEvent, closedBooth, needsCamera, type PhotoBooth, photoBooth } from './photo-booth.ts'

const photo = {
  key: 'one',
  body: { rfidTagId: '04A1', installationId: 'gift-aura', imageData: 'data:image/jpeg;base64,AA==' },
}
const picked = {
  key: 'two',
  body: { rfidTagId: '04A1', installationId: 'gift-aura', metadata: { chosenEmotion: 'CALM' as const } },
}
const answer = acceptedTap('nova', 2_000)

function after(...events: BoothEvent[]): PhotoBooth {
  return events.reduce(photoBooth, closedBooth)
}

const open: BoothEvent[] = [{ type: 'consented' }, { type: 'camera', isReady: true }]
const shot: BoothEvent[] = [...open, { type: 'pressed', countdown: 0 }]
const captured: BoothEvent = { type: 'captured', offer: photo, hasReview: true }
const processing: BoothEvent[] = [...shot, captured, { type: 'confirmed' }]

test('the camera runs for nobody who has not agreed', () => {
  expect(needsCamera(closedBooth.stage)).toBe(false)
  expect(needsCamera(after({ type: 'choseToPick' }).stage)).toBe(false)
  expect(needsCamera(after({ type: 'consented' }).stage)).toBe(true)
})

test('a photo goes from the countdown over the review to the result', () => {
  const counting = after(...open, { type: 'pressed', countdown: 3 })
  expect(counting.stage).toEqual({ kind: 'counting', left: 3 })
  const [two, one, capturing] = [1, 2, 3].map((ticks) =>
    Array.from({ length: ticks }, (): BoothEvent => ({ type: 'tick' })).reduce(photoBooth, counting),
  )
  expect([two?.stage, one?.stage]).toEqual([
    { kind: 'counting', left: 2 },
    { kind: 'counting', left: 1 },
  ])
  expect(capturing?.stage).toEqual({ kind: 'capturing' })
  expect(after(...shot, captured).stage).toEqual({ kind: 'reviewing', offer: photo })
  expect(after(...processing).stage).toEqual({ kind: 'processing', offer: photo })
  const success = after(...processing, { type: 'accepted', answer })
  expect(success.stage).toEqual({ kind: 'success', offer: photo, answer })
  expect(needsCamera(success.stage)).toBe(false)
})

test('a booth set to no countdown and no review takes and sends at once', () => {
  expect(after(...shot).stage.kind).toBe('capturing')
  expect(after(...shot, { ...captured, hasReview: false }).stage.kind).toBe('processing')
})

test('nothing is taken before the camera shows something', () => {
  const opening = after({ type: 'consented' })
  expect(photoBooth(opening, { type: 'pressed', countdown: 3 })).toBe(opening)
})

test('a second press, and a second answer, change nothing', () => {
  const counting = after(...open, { type: 'pressed', countdown: 3 })
  expect(photoBooth(counting, { type: 'pressed', countdown: 3 })).toBe(counting)
  const sending = after(...processing)
  expect(photoBooth(sending, { type: 'confirmed' })).toBe(sending)
  const success = after(...processing, { type: 'accepted', answer })
  expect(photoBooth(success, { type: 'accepted', answer })).toBe(success)
})

test('a camera that goes away while it counts brings the visitor back to framing', () => {
  const lost = after(...open, { type: 'pressed', countdown: 3 }, { type: 'camera', isReady: false })
  expect(lost).toEqual({ isCameraReady: false, stage: { kind: 'framing' } })
})

test('a camera that goes away while the photo is on its way takes nothing from it', () => {
  const sending = after(...processing, { type: 'camera', isReady: false })
  expect(sending.stage).toEqual({ kind: 'processing', offer: photo })
})

test('a photo may be taken again before it is sent, and after the result', () => {
  expect(after(...shot, captured, { type: 'retaken' }).stage).toEqual({ kind: 'framing' })
  const again = after(...processing, { type: 'accepted', answer }, { type: 'retaken' })
  expect(again.stage).toEqual({ kind: 'framing' })
})

test('a refused photo is dropped and the camera comes back with the reason', () => {
  const failure = new Error('no face')
  const refused = after(...processing, { type: 'failed', failure, isFinal: true })
  expect(refused.stage).toEqual({ kind: 'framing', trouble: { failure } })
  expect(photoBooth(refused, { type: 'sentAgain' })).toBe(refused)
  expect(photoBooth(refused, { type: 'pressed', countdown: 3 }).stage).toEqual({ kind: 'counting', left: 3 })
})

const failure = new Error('away')
const stuck: BoothEvent[] = [...processing, { type: 'failed', failure, isFinal: false }]

test('a photo that did not reach the server brings up the cards at once, and may be sent again as it is', () => {
  const offered = after(...stuck)
  expect(offered.stage).toEqual({ kind: 'picking', trouble: { failure, photo } })
  expect(needsCamera(offered.stage)).toBe(false)
  expect(photoBooth(offered, { type: 'sentAgain' }).stage).toEqual({ kind: 'processing', offer: photo })
  expect(photoBooth(offered, { type: 'wentBack' }).stage).toEqual({ kind: 'framing' })
})

test('a vibe picked instead of a photo has its key, so that one visit counts once', () => {
  const offer = { ...picked, key: photo.key, insteadOf: photo }
  const sending = after(...stuck, { type: 'picked', offer: picked })
  expect(sending.stage).toEqual({ kind: 'processing', offer })
  const kept = { kind: 'kept', isLocked: false, isSafe: true } as const
  expect(photoBooth(sending, { type: 'kept', kept }).stage).toEqual({ kind: 'kept', offer, kept })
  const refused = photoBooth(sending, { type: 'failed', failure, isFinal: true })
  expect(refused.stage).toEqual({ kind: 'picking', trouble: { failure, photo } })
})

test('a photo that had arrived all the same gets its own answer', () => {
  const sending = after(...stuck, { type: 'picked', offer: picked })
  expect(photoBooth(sending, { type: 'photoArrived' }).stage).toEqual({ kind: 'processing', offer: photo })
  const alone = after({ type: 'choseToPick' }, { type: 'picked', offer: picked })
  expect(photoBooth(alone, { type: 'photoArrived' })).toBe(alone)
})

test('a photo that could not be taken says so', () => {
  const failure = new Error('no frame')
  const failed = after(...shot, { type: 'notCaptured', failure })
  expect(failed.stage).toMatchObject({ kind: 'framing', trouble: { failure } })
})

test('who picks a vibe comes back to the cards, not to the camera', () => {
  const sending = after({ type: 'choseToPick' }, { type: 'picked', offer: picked })
  expect(sending.stage).toEqual({ kind: 'processing', offer: picked })
  expect(needsCamera(sending.stage)).toBe(false)
  const failed = photoBooth(sending, { type: 'failed', failure, isFinal: true })
  expect(failed.stage).toEqual({ kind: 'picking', trouble: { failure } })
  expect(photoBooth(failed, { type: 'sentAgain' })).toBe(failed)
  expect(photoBooth(failed, { type: 'wentBack' }).stage).toEqual({ kind: 'consent' })
})
