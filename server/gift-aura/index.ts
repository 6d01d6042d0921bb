/** Sends the mail of a photo. */
export { mailPhoto } from './mail-photo.ts'
/** Keeps what a visit came to, in the transaction of its award, and tells it to the attendee. */

/** The secret that the keys are made from. */
export { findSecret } from './find-secret.ts'
/** Who stands in the photo booth. */
export { findVisitor } from './guest-store.ts'
export { keepVisit, tellVisit } from './keep-visit.ts'
/** Seals pictures and makes the secrets of their links. */
export { derivePhotoKeys } from './photo-keys.ts'
/** Finds a visitor's vibe and makes their picture. */
export { mayBePhotographed, takeVisit, type Visit, type VisitRecord } from './take-visit.ts'
/** A vibe in kind words of a language: what people read instead of the name of an emotion. */
export { vibeWord } from './texts/texts.ts'
