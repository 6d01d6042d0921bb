import * as z from 'zod/mini'
import { Attendee } from './attendees.ts'
import { ConsentWording } from './consents.ts'
import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { EmailState, Emotion, EmotionScore } from './gift-aura.ts'
import { InstallationId } from './installations.ts'
import { NoPointsReason } from './no-points.ts'
import { TagId } from './wristbands.ts'

/** What is told about one row of the ledger beside its points. */
export const InteractionMetadata = z.object({
  displayDurationSeconds: z.optional(z.int()),
  reason: z.optional(NoPointsReason),
  nextEligibleAt: z.optional(z.string()),
  location: z.optional(z.string()),
  // The rest is told of a visit to the photo booth. A vibe that was picked has neither scores, nor mail, nor photo.
  topEmotion: z.optional(Emotion),
  emotions: z.optional(z.array(EmotionScore)),
  /** Whether a mail with the photo is on its way to a known address, or there. */
  emailSent: z.optional(z.boolean()),
  emailState: z.optional(EmailState),
  /** Address of the photo's page; whoever holds it may see the photo. */
  photoUrl: z.optional(z.string()),
  /** The owner's key to that photo: who shows it may delete it. */
  photoKey: z.optional(z.string()),
})
export type InteractionMetadata = z.infer<typeof InteractionMetadata>

/** One row of the ledger, as an attendee may see it. */
export const Interaction = z.object({
  id: z.string(),
  createdAt: z.string(),
  pointsAwarded: z.int(),
  metadata: InteractionMetadata,
})
export type Interaction = z.infer<typeof Interaction>

const Moment = z.iso.datetime({ offset: true })

/** What a station may say about a tap. With `sentAt`, the tap was kept while the station was offline. */
export const TapMetadata = z.looseObject({
  location: z.optional(z.string().check(z.maxLength(200))),
  /** The station's clock when the band was tapped. */
  timestamp: z.optional(Moment),
  /** The station's clock when this request was sent: the difference tells how long the tap waited. */
  sentAt: z.optional(Moment),
  /** Photo booth: the person has agreed that the photo is taken, looked at and mailed. */
  consent: z.optional(z.boolean()),
  /** Photo booth: the sentences that were shown to the person. */
  consentTo: z.optional(ConsentWording),
  /** Photo booth: the vibe that the person picked instead of a photo. */
  chosenEmotion: z.optional(Emotion),
})

/** A tap at an installation. */
export const Tap = z.object({
  rfidTagId: TagId,
  installationId: InstallationId,
  imageData: z.optional(z.string()),
  metadata: z.optional(TapMetadata),
})
export type Tap = z.infer<typeof Tap>

/**
 * A tap as it is sent: an attendee's own phone may leave the tag out, and the server takes the band they wear. It then
 * says whose phone it was (`attendeeId`), because a tap that was kept may be sent when it is somebody else's.
 */
export const SentTap = z.extend(Tap, {
  rfidTagId: z.optional(TagId),
  attendeeId: z.optional(z.string().check(z.maxLength(100))),
})
export type SentTap = z.infer<typeof SentTap>

/** The answer to an accepted tap. */
export const TapAccepted = z.object({
  success: z.literal(true),
  attendee: Attendee,
  interaction: Interaction,
  totalPoints: z.int(),
  /** The station is in training: this is how a tap is answered, and nothing was written. */
  isTraining: z.optional(z.literal(true)),
})
export type TapAccepted = z.infer<typeof TapAccepted>

/**
 * Refusals that are the last word about a tap: sent again as it is, it would be refused again. After every other
 * failure a station keeps the tap and sends it again with its key.
 */
export const finalTapRefusals: readonly ErrorCode[] = [
  'invalid_request',
  'body_too_large',
  'installation_not_found',
  'wristband_not_linked',
  'installation_inactive',
  'installation_without_taps',
  'installation_closed',
  'edition_over',
  'idempotency_key_reused',
  'photo_not_allowed',
  'consent_required',
  'invalid_image',
  'no_face',
  'several_faces',
]

/** Header that makes a tap safe to send again: a replay gets the first answer. */
export const IdempotencyHeader = z.looseObject({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/, 'An idempotency key has 1 to 100 visible characters.')),
  ),
})

/** Records a tap of a wristband at an installation and awards its points by the rules of points.md. */
export const recordTap = {
  method: 'POST',
  url: '/api/tap',
  config: {
    access: 'anyone',
    refuses: [
      'wristband_not_linked',
      'installation_not_found',
      'installation_inactive',
      'installation_without_taps',
      'installation_closed',
      'edition_over',
      'station_not_paired',
      'idempotency_key_reused',
      'photo_not_allowed',
      'consent_required',
      'invalid_image',
      'no_face',
      'several_faces',
    ],
    tellsSuccess: true,
  },
  schema: {
    operationId: 'recordTap',
    summary: 'Tap a wristband at an installation',
    tags: ['Taps'],
    headers: IdempotencyHeader,
    body: SentTap,
    response: { 200: TapAccepted },
  },
} as const satisfies Endpoint
