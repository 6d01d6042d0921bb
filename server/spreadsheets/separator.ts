const separators = [',', ';', '\t', '|'] as const

/** What spreadsheets put between two cells of a text file. */
export type Separator = (typeof separators)[number]

/** So much of a file tells what separates its cells. */
const SAMPLE = 20_000

/** A first line such as `sep=;` tells a spreadsheet what separates the cells; it is no row. */
const said = /^\uFEFF?sep=([,;\t|])\r?\n/i

/** What separates the cells: what the file says, else what stands most often outside of quotes. */
export function separatorOf(text: string): Separator {
  const named = said.exec(text)?.[1]
  if (named) return named as Separator
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const sign of text.slice(0, SAMPLE)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const [first] = [...separators].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  return first ?? ','
}

/** The text without the line that names its separator; the numbers of the other lines stay. */
export function withoutSeparatorLine(text: string): string {
  return text.replace(said, '\n')
}
