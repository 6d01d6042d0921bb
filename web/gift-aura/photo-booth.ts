import type { Request } from '../../contract/endpoint.ts'
import type { recordTap, TapAccepted } from '../../contract/taps.ts'
import type { KeptOutcome } from '../platform/tap-outbox.ts'

/** From three, as every photo booth counts (experience, gift-aura). */
export const COUNTDOWN_SECONDS = 3
/** A photo that nobody takes back is sent after this long. */
export const REVIEW_SECONDS = 3
/** A shared booth shows a result this long and then forgets whose it was. */
export const SUCCESS_MS = 30_000

/** What is given for the points: a photo, or a picked vibe. The key makes it safe to send it again. */
export interface Offer {
  key: string
  body: Request<typeof recordTap>['body']
  /** The photo in whose place a vibe was picked: it got no answer, and both have the same key. */
  insteadOf?: Offer
}

/** Why the last offer brought nothing. A photo that got no answer may be sent once more, or a vibe picked instead. */
export interface Trouble {
  failure: unknown
  photo?: Offer
}

/** Where the visitor stands. */
export type BoothStage =
  | { kind: 'consent' }
  | { kind: 'picking'; trouble?: Trouble }
  | { kind: 'framing'; trouble?: Trouble }
  | { kind: 'counting'; left: number }
  | { kind: 'capturing' }
  | { kind: 'reviewing'; offer: Offer }
  | { kind: 'processing'; offer: Offer }
  | { kind: 'success'; offer: Offer; answer: TapAccepted }
  /** The picked vibe waits in the outbox. */
  | { kind: 'kept'; offer: Offer; kept: KeptOutcome }

/** The booth of one visitor. */
export interface PhotoBooth {
  isCameraReady: boolean
  stage: BoothStage
}

/** Something the visitor did, the camera told, the clock struck or the server answered. */
export type BoothEvent =
  | { type: 'consented' }
  | { type: 'choseToPick' }
  | { type: 'wentBack' }
  | { type: 'camera'; isReady: boolean }
  | { type: 'pressed'; countdown: number }
  | { type: 'tick' }
  | { type: 'captured'; offer: Offer; hasReview: boolean }
  | { type: 'notCaptured'; failure: unknown }
  | { type: 'retaken' }
  | { type: 'confirmed' }
  | { type: 'picked'; offer: Offer }
  | { type: 'sentAgain' }
  | { type: 'accepted'; answer: TapAccepted }
  | { type: 'kept'; kept: KeptOutcome }
  /** The server knows the key of the photo in whose place a vibe was picked. */
  | { type: 'photoArrived' }
  /** `isFinal`: the server has given its last word about it. */
  | { type: 'failed'; failure: unknown; isFinal: boolean }

/** Nobody has agreed to anything yet, so the camera is shut. */
export const closedBooth: PhotoBooth = { isCameraReady: false, stage: { kind: 'consent' } }

/** Moves the booth on. What does not fit the stage, as a second press, changes nothing. */
export function photoBooth(booth: PhotoBooth, event: BoothEvent): PhotoBooth {
  const isCameraReady = event.type === 'camera' ? event.isReady : booth.isCameraReady
  const stage = nextStage({ ...booth, isCameraReady }, event)
  return stage === booth.stage && isCameraReady === booth.isCameraReady ? booth : { isCameraReady, stage }
}

/** Whether a photo is offered, and not a picked vibe. */
export function isPhoto({ body }: Offer): boolean {
  return body.imageData !== undefined
}

/** Whether the camera has something to do: never before somebody agreed, nor after the result, nor for a picked vibe. */
export function needsCamera(stage: BoothStage): boolean {
  if (stage.kind === 'processing') return isPhoto(stage.offer)
  return ['framing', 'counting', 'capturing', 'reviewing'].includes(stage.kind)
}

function nextStage(booth: PhotoBooth, event: BoothEvent): BoothStage {
  const { stage } = booth
  switch (stage.kind) {
    case 'consent':
      if (event.type === 'consented') return { kind: 'framing' }
      return event.type === 'choseToPick' ? { kind: 'picking' } : stage
    case 'picking':
      return afterPicking(stage, event)
    case 'framing':
      return afterFraming(booth, stage, event)
    case 'counting':
      return afterCounting(booth, stage, event)
    case 'capturing':
      return afterCapturing(stage, event)
    case 'reviewing':
      if (event.type === 'retaken') return { kind: 'framing' }
      return event.type === 'confirmed' ? { kind: 'processing', offer: stage.offer } : stage
    case 'processing':
      return afterProcessing(stage, event)
    case 'success':
      return event.type === 'retaken' ? beforeOffer(stage.offer) : stage
    case 'kept':
      return stage
  }
}

type StageOf<Kind extends BoothStage['kind']> = Extract<BoothStage, { kind: Kind }>
type EventOf<Type extends BoothEvent['type']> = Extract<BoothEvent, { type: Type }>

function afterPicking(stage: StageOf<'picking'>, event: BoothEvent): BoothStage {
  const photo = stage.trouble?.photo
  switch (event.type) {
    case 'wentBack':
      return { kind: photo ? 'framing' : 'consent' }
    case 'sentAgain':
      return photo ? { kind: 'processing', offer: photo } : stage
    case 'picked':
      return {
        kind: 'processing',
        offer: photo ? { ...event.offer, key: photo.key, insteadOf: photo } : event.offer,
      }
    default:
      return stage
  }
}

function afterFraming(booth: PhotoBooth, stage: StageOf<'framing'>, event: BoothEvent): BoothStage {
  if (event.type === 'choseToPick') return { kind: 'picking' }
  if (event.type !== 'pressed' || !booth.isCameraReady) return stage
  return event.countdown > 0 ? { kind: 'counting', left: event.countdown } : { kind: 'capturing' }
}

// A camera that goes away while it counts would take a picture of nothing.
function afterCounting(booth: PhotoBooth, stage: StageOf<'counting'>, event: BoothEvent): BoothStage {
  if (!booth.isCameraReady) return { kind: 'framing' }
  if (event.type !== 'tick') return stage
  return stage.left > 1 ? { kind: 'counting', left: stage.left - 1 } : { kind: 'capturing' }
}

function afterCapturing(stage: StageOf<'capturing'>, event: BoothEvent): BoothStage {
  if (event.type === 'notCaptured') {
    return { kind: 'framing', trouble: { failure: event.failure } }
  }
  if (event.type !== 'captured') return stage
  return { kind: event.hasReview ? 'reviewing' : 'processing', offer: event.offer }
}

function afterProcessing(stage: StageOf<'processing'>, event: BoothEvent): BoothStage {
  const { offer } = stage
  switch (event.type) {
    case 'accepted':
      return { kind: 'success', offer, answer: event.answer }
    case 'kept':
      return { kind: 'kept', offer, kept: event.kept }
    case 'photoArrived':
      return offer.insteadOf ? { kind: 'processing', offer: offer.insteadOf } : stage
    case 'failed':
      return afterFailure(offer, event)
    default:
      return stage
  }
}

// A photo is not kept on a device that strangers use. Nobody shall leave without their points for that: a vibe is kept.
function afterFailure(offer: Offer, { failure, isFinal }: EventOf<'failed'>): BoothStage {
  const photo = isPhoto(offer) && !isFinal ? offer : offer.insteadOf
  return photo === undefined
    ? { ...beforeOffer(offer), trouble: { failure } }
    : { kind: 'picking', trouble: { failure, photo } }
}

// Whoever gave a photo comes back to the camera, whoever picked comes back to the cards.
function beforeOffer(offer: Offer): StageOf<'picking'> | StageOf<'framing'> {
  return { kind: isPhoto(offer) ? 'framing' : 'picking' }
}
