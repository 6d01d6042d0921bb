import type { PrizeSize } from '../../../contract/prize-tiers.ts'
import { numberFromText } from '../../ui/number-field.tsx'

/** A size as it stands in the form: a new one has no id yet, and a stock of '' is always enough. */
export interface SizeRow {
  id: string
  name: string
  stock: string
}

/** Sizes as one value of a form, one in a line; so two saves of them can be compared. */
export function textOfSizes(sizes: readonly PrizeSize[]): string {
  return textOfRows(
    sizes.map(({ id, name, stock }) => ({ id, name, stock: stock === null ? '' : String(stock) })),
  )
}

export function textOfRows(rows: readonly SizeRow[]): string {
  // What separates is typed by nobody, but may be pasted.
  return rows
    .map(({ id, ...typed }) =>
      [id, ...[typed.name, typed.stock].map((text) => text.replace(/\s/g, ' '))].join('\t'),
    )
    .join('\n')
}

export function rowsOf(text: string): SizeRow[] {
  if (text === '') return []
  return text.split('\n').map((line) => {
    const [id = '', name = '', stock = ''] = line.split('\t')
    return { id, name, stock }
  })
}

/** What the contract wants; a stock that is no number stays wrong. */
export function sizesOf(text: string) {
  return rowsOf(text).map(({ id, name, stock }) => ({
    ...(id !== '' && { id }),
    name,
    stock: stock.trim() === '' ? null : numberFromText(stock),
  }))
}
