import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/plan.json' with { type: 'json' }
import { type TextOf, useTextsOf } from '../i18n/use-texts-of.ts'

type PlanKey = KeyOf<typeof english>

const planTexts: Catalogue = {
  namespace: 'plan',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/plan.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}

/** What is said of changes of an itinerary, once it is there: the first screen downloads none of it. */
export function usePlanText(): TextOf<PlanKey> | undefined {
  return useTextsOf<PlanKey>(planTexts)
}
