import type { Language } from '../../../contract/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { RecapTexts } from './wording.ts'
import { zh } from './zh.ts'

/** The words of the recap, by language. */
export const recapTexts: Record<Language, RecapTexts> = { de, en, es, fr, ja, ko, zh }
