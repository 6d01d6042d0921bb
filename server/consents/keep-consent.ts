import { type ConsentWording, PHOTO_WORDING } from '../../contract/consents.ts'
import { type Language, languages } from '../../contract/languages.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import sentences from './photo-wording.json' with { type: 'json' }
import { insertConsent, insertWordings, isWordingKnown } from './store.ts'

/** Where and when somebody agreed to a photo. */
export interface PhotoConsent {
  /** The sentences that the device has shown; a device that does not say so has shown those of now. */
  wording: ConsentWording | undefined
  /** The paired station, unless it was an own phone or a browser of a demo. */
  stationId: string | null
  /** Key of the photo: one that is sent again is agreed to once. */
  key: string | null
  givenAt: Date
}

/** Writes down what people are asked now, in every language, before anybody agrees to it. */
export function keepWordings({ db }: Pick<Deps, 'db'>): Promise<void> {
  return insertWordings(
    db,
    languages.map((language) => ({
      version: PHOTO_WORDING,
      language,
      text: sentences[language].join('\n'),
    })),
  )
}

/**
 * Keeps that an attendee agreed to be photographed. It stands before anybody looks at the photo.
 * @param language what the attendee reads, for a device that does not say what it has shown
 * @returns the id of the consent
 * @throws Refusal consent_required for sentences that nobody was ever shown
 */
export async function keepPhotoConsent(
  { db }: Pick<Deps, 'db'>,
  { id: attendeeId, language }: { id: string; language: string },
  { wording, stationId, key, givenAt }: PhotoConsent,
): Promise<bigint> {
  const shown = wording ?? { version: PHOTO_WORDING, language: language as Language }
  if (!(await isWordingKnown(db, shown))) {
    if (shown.version !== PHOTO_WORDING) throw new Refusal('consent_required')
    await keepWordings({ db })
  }
  return insertConsent(db, {
    attendeeId,
    purpose: 'photo',
    wordingVersion: shown.version,
    wordingLanguage: shown.language,
    stationId,
    idempotencyKey: key,
    givenAt,
  })
}
