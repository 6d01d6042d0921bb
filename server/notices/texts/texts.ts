import type { Language } from '../../../contract/languages.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** What notices say, in the dashboard and in mails. */
export const noticeTexts: Record<Language, typeof en> = { de, en, es, fr, ja, ko, zh }
