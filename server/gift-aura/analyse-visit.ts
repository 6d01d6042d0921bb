import { randomUUID } from 'node:crypto'
import type { EmailState, Emotion, EmotionScore } from '../../contract/gift-aura.ts'
import type { Tap } from '../../contract/taps.ts'
import { keepPhotoConsent, type PhotoConsent } from '../consents/index.ts'
import type { Deps } from '../deps.ts'
import { readArtwork, requireEvent } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { createRenderWorker } from '../pictures/index.ts'
import { ReadingFailed } from '../providers/emotion/port.ts'
import type { PictureContent } from './compose-picture.ts'
import { safeImage } from './safe-image.ts'
import { findVisitorDetails } from './visitor-store.ts'

/** What is told of a visit. What was read in a face lies beside the picture and goes with it. */
export interface VisitRecord {
  /** The vibe that was read or picked; nobody knows that of a photo that is gone. */
  topEmotion?: Emotion
  emotions?: EmotionScore[]
  emailState?: EmailState
  /** Id of the photo, which opens nothing without the server's secret. */
  photoId?: string
}

/** A visit to the photo booth before it is recorded. */
export interface Visit {
  record: VisitRecord & { topEmotion: Emotion }
  /** Sealed; absent when the vibe was picked. */
  picture?: Buffer
  /** That the person agreed to the photo; null where nobody has to. */
  consentId: bigint | null
}

/** Where and when the person agrees, if they do. */
export type ConsentSource = Omit<PhotoConsent, 'wording'>

/** The one age band that may be photographed: an age that nobody asked for is not known to be 18 (points.md, "Privacy"). */
const MAY_BE_PHOTOGRAPHED = '18+'

const renderPicture = createRenderWorker<PictureContent>(
  new URL('./compose-picture.ts', import.meta.url),
  'composePicture',
)

/** Whether somebody of this age band may be photographed. */
export function mayBePhotographed(ageBand: string): boolean {
  return ageBand === MAY_BE_PHOTOGRAPHED
}

/**
 * Finds the vibe of a visitor, and makes their picture if there is a photo. Nothing is written yet but that they agreed.
 * @param source absent where nothing is written at all
 * @throws Refusal photo_not_allowed, consent_required, invalid_image, no_face, several_faces or unavailable
 */
export async function analyseVisit(
  deps: Deps,
  attendeeId: string,
  { imageData, metadata }: Tap,
  source: ConsentSource | undefined,
): Promise<Visit> {
  if (metadata?.chosenEmotion !== undefined)
    return { record: { topEmotion: metadata.chosenEmotion }, consentId: null }
  const visitor = await findVisitorDetails(deps.db, attendeeId)
  if (!visitor || !mayBePhotographed(visitor.ageBand)) throw new Refusal('photo_not_allowed')
  if (!hasConsent(deps, metadata?.consent)) throw new Refusal('consent_required')
  const consentId =
    source && metadata?.consent
      ? await keepPhotoConsent(
          deps,
          { id: attendeeId, ...visitor },
          { ...source, wording: metadata.consentTo },
        )
      : null
  const { jpeg } = await safeImage(imageData ?? '')
  const { topEmotion, emotions } = await readVibe(deps, jpeg)
  const event = await requireEvent(deps.db)
  const picture = await renderPicture({
    photo: jpeg,
    emotion: topEmotion,
    handle: visitor.handle,
    language: visitor.language,
    event: { name: event.name },
    art: await readArtwork(deps.db, event),
  })
  const photoId = randomUUID()
  if (deps.mail.isOn) await deps.mail.ready()
  return {
    record: { topEmotion, emotions, emailState: emailStateOf(deps, visitor.email), photoId },
    picture: deps.photoKeys.seal(photoId, picture),
    consentId,
  }
}

function emailStateOf({ mail }: Deps, email: string | null): EmailState {
  if (!mail.isOn) return 'mail-off'
  return email === null ? 'no-address' : 'queued'
}

/** Trying out a demo is nobody's consent to give; a clear no is respected there as well. */
function hasConsent({ config }: Deps, consent: boolean | undefined): boolean {
  return consent ?? config.mode === 'demo'
}

async function readVibe({ emotion }: Deps, jpeg: Buffer) {
  const reading = await emotion.read(jpeg).catch((problem: unknown) => {
    if (!(problem instanceof ReadingFailed)) throw problem
    if (problem.reason === 'not-a-picture') throw new Refusal('invalid_image')
    const { retryAfterSeconds } = problem
    throw new Refusal('unavailable', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
  })
  if (reading.outcome === 'no-face') throw new Refusal('no_face')
  if (reading.outcome === 'several-faces') throw new Refusal('several_faces')
  return reading
}
