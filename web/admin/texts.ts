import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/admin.json' with { type: 'json' }

/** Key of a text of the dashboard, without the ending of its plural form. */
export type AdminKey = KeyOf<typeof english>

/** The texts of the dashboard: attendees download none of them. */
export const adminTexts: Catalogue = {
  namespace: 'admin',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/admin.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}
