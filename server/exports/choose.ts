import type { Dataset, ExportChoice, ExportFormat } from '../../contract/exports.ts'
import { Refusal } from '../http/refusal.ts'
import type { Selection } from './cursor-store.ts'
import { datasets } from './datasets.ts'

/** What is exported, and how it is written. */
export interface ChosenExport extends Selection {
  dataset: Dataset
  format: ExportFormat
  hasContact: boolean
}

/**
 * What a caller chose of a dataset.
 * @throws Refusal invalid_request for days or columns that it does not have
 */
export function choose(
  dataset: Dataset,
  { format, from, to, columns: wanted, contact }: ExportChoice,
): ChosenExport {
  const definition = datasets[dataset]
  const issues: { path: string; message: string }[] = []
  if (definition.moment === undefined && (from !== undefined || to !== undefined))
    issues.push({ path: from === undefined ? 'to' : 'from', message: `${dataset} is no list of times.` })
  if (from !== undefined && to !== undefined && from > to)
    issues.push({ path: 'to', message: `${to} is before ${from}.` })
  const names = wanted?.split(',').map((name) => name.trim())
  names?.forEach((name, index) => {
    const column = definition.columns.find((column) => column.name === name)
    if (column === undefined)
      issues.push({ path: 'columns', message: `${dataset} has no column ${name.slice(0, 60)}.` })
    else if (column.isContact && !contact)
      issues.push({ path: 'columns', message: `${name} is written with contact=true only.` })
    else if (names.indexOf(name) < index)
      issues.push({ path: 'columns', message: `${name} stands there twice.` })
  })
  if (issues.length > 0) throw new Refusal('invalid_request', { issues: issues.slice(0, 20) })
  const columns = definition.columns.filter(
    ({ name, isContact }) => (contact || !isContact) && (names === undefined || names.includes(name)),
  )
  const hasContact = columns.some(({ isContact }) => isContact)
  return { dataset, definition, format, from, to, columns, hasContact }
}
