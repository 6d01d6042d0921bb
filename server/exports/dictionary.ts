import type { DictionaryDataset } from '../../contract/export-dictionary.ts'
import { Dataset } from '../../contract/exports.ts'
import type { Language } from '../../contract/languages.ts'
import { datasets } from './datasets.ts'
import { type ExportTexts, textsIn } from './texts/texts.ts'

/** What every column of every dataset means. */
export function readDictionary(language: Language): DictionaryDataset[] {
  return Dataset.options.map((dataset) => describeDataset(dataset, textsIn(language)))
}

function describeDataset(dataset: Dataset, texts: ExportTexts): DictionaryDataset {
  const { columns, moment, isPersonal = false } = datasets[dataset]
  return {
    dataset,
    url: `/api/admin/exports/${dataset}`,
    ...texts.datasets[dataset],
    hasDays: moment !== undefined,
    isPersonal,
    columns: columns.map(({ name, type, unit = null, isContact = false }) => ({
      name,
      type,
      unit,
      isContact,
      description: describeColumn(texts, dataset, name),
    })),
  }
}

/** A column that means something else in one dataset has a text of its own there. */
export function describeColumn({ columns }: ExportTexts, dataset: Dataset, name: string): string {
  return columns[`${dataset}.${name}`] ?? columns[name] ?? ''
}
