/** Sends the mail of a photo. */
export { mailPhoto } from './mail-photo.ts'

/** Keeps what a visit came to, in the transaction of its award, and tells it to the attendee. */

/** Finds a visitor's vibe and makes their picture. */
export {
  analyseVisit,
  mayBePhotographed,
  type Visit,
  type VisitRecord,
} from './analyse-visit.ts'
/** The secret that the keys are made from. */
export { loadSecret } from './load-secret.ts'
/** Seals pictures and makes the secrets of their links. */
export { derivePhotoKeys } from './photo-keys.ts'
export { requeuePhotoMails } from './requeue-mails.ts'
export { storeVisit, tellVisit } from './store-visit.ts'
/** A vibe in kind words of a language: what people read instead of the name of an emotion. */
export { vibeWord } from './texts/texts.ts'
/** Who stands in the photo booth. */
export { findVisitor } from './visitor-store.ts'
