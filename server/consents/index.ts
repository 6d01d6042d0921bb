export { keepPhotoConsent, keepWordings, type PhotoConsent } from './keep-consent.ts'
/** Notes that a consent was taken back. */
export { updateWithdrawn as withdrawConsent } from './store.ts'
