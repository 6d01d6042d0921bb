import type { Dataset } from '../../../contract/exports.ts'
import type { Language } from '../../../contract/languages.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** What datasets and their columns mean, in one language. */
export interface ExportTexts {
  datasets: Record<Dataset, { title: string; description: string }>
  /** By the name of the column, or by dataset and column where the name alone is not enough. */
  columns: Record<string, string>
}

const texts: Record<Language, ExportTexts> = { en, es, zh, ja, ko, fr, de }

export function textsIn(language: Language): ExportTexts {
  return texts[language]
}
