import * as z from 'zod/mini'
import { Attendee } from './attendees.ts'
import type { Endpoint } from './endpoint.ts'
import { JpegImage } from './media.ts'
import { NoPointsReason } from './no-points.ts'
import { TagId } from './wristbands.ts'

/** The installation whose points are earned by a tap with a photo, or with a vibe that was picked (rulings). */
export const GIFT_AURA = 'gift-aura'

/** The vibes that the photo booth knows (specification section 3), in the order in which they are offered. */
export const emotions = [
  'HAPPY',
  'SURPRISED',
  'CALM',
  'CONFUSED',
  'SAD',
  'ANGRY',
  'FEAR',
  'DISGUSTED',
] as const
/** One of the vibes. */
export const Emotion = z.enum(emotions)
export type Emotion = z.infer<typeof Emotion>

/** How sure the booth is that a face looks like this, in percent from 0 to 100. */
export const EmotionScore = z.object({ type: Emotion, confidence: z.number() })
export type EmotionScore = z.infer<typeof EmotionScore>

/** How far the mail with a photo has come; `mail-off` where the festival sends no mail at all (decision 0008). */
export const EmailState = z.enum(['queued', 'sent', 'failed', 'no-address', 'mail-off'])
export type EmailState = z.infer<typeof EmailState>

/** Who steps into the photo booth, and what the booth may offer them. */
export const GiftAuraVisitor = z.object({
  attendee: Attendee,
  /** Persons under 18 pick their vibe themselves: no photo of them is taken (points.md, "Privacy"). */
  mayBePhotographed: z.boolean(),
  /** What a visit is worth now. */
  pointValue: z.int(),
  /** Why a visit would earn this person nothing at the moment. */
  noPointsReason: z.optional(NoPointsReason),
})
export type GiftAuraVisitor = z.infer<typeof GiftAuraVisitor>

/**
 * Tells the booth who taps there, before the camera opens; same refusals and station rule as a tap. An attendee's own
 * phone may leave the tag out.
 */
export const greetVisitor = {
  method: 'POST',
  url: '/api/gift-aura/visitor',
  config: {
    access: 'anyone',
    refuses: [
      'wristband_not_linked',
      'installation_not_found',
      'installation_inactive',
      'installation_closed',
      'edition_over',
      'station_not_paired',
    ],
  },
  schema: {
    operationId: 'greetVisitor',
    summary: 'Who steps into the photo booth, and whether they may be photographed',
    tags: ['Gift Aura'],
    body: z.object({ rfidTagId: z.optional(TagId) }),
    response: { 200: GiftAuraVisitor },
  },
} as const satisfies Endpoint

/** A photo as whoever holds its link sees it. */
export const Photo = z.object({
  /** When it is gone for good. */
  expiresAt: z.string(),
  vibe: Emotion,
  handle: z.string(),
  emailState: EmailState,
  /** Whether the caller may delete it: only its owner, by their own phone or with the owner's key. */
  mayDelete: z.boolean(),
})
export type Photo = z.infer<typeof Photo>

/**
 * Shows that a photo is the caller's own. The booth is given the key with its answer, the mail has it in its link behind
 * the #; a link without it only shows.
 */
const OwnerHeader = z.looseObject({
  'photo-owner-key': z.optional(z.string().check(z.maxLength(100))),
})

/** Anything may stand in the address; what is no token is a photo that does not exist. */
const params = z.object({ token: z.string().check(z.maxLength(100)) })

/** Opens a photo by its unguessable link. Unknown, expired and deleted are one and the same 404. */
export const getPhoto = {
  method: 'GET',
  url: '/api/photos/:token',
  config: { access: 'anyone', refuses: ['photo_not_found'] },
  schema: {
    operationId: 'getPhoto',
    summary: 'A Gift Aura photo, by its link',
    tags: ['Gift Aura'],
    params,
    headers: OwnerHeader,
    response: { 200: Photo },
  },
} as const satisfies Endpoint

/** The picture itself, as image/jpeg. */
export const getPhotoPicture = {
  method: 'GET',
  url: '/api/photos/:token/picture',
  config: { access: 'anyone', refuses: ['photo_not_found'] },
  schema: {
    operationId: 'getPhotoPicture',
    summary: 'The picture of a Gift Aura photo (image/jpeg)',
    tags: ['Gift Aura'],
    params,
    response: { 200: JpegImage },
  },
} as const satisfies Endpoint

/** Deletes a photo for everyone, at once. Only its owner may: a shared link shows, and no more. */
export const deletePhoto = {
  method: 'DELETE',
  url: '/api/photos/:token',
  config: { access: 'anyone', refuses: ['photo_not_found', 'photo_not_yours'] },
  schema: {
    operationId: 'deletePhoto',
    summary: 'Delete a Gift Aura photo',
    tags: ['Gift Aura'],
    params,
    headers: OwnerHeader,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
