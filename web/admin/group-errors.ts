import type { ImportProblem } from '../../contract/imports.ts'

/** The same thing that is wrong in the same column of several lines. */
export interface ErrorGroup extends Pick<ImportProblem, 'field' | 'code' | 'values'> {
  /** Their numbers, such as `2–40, 57`. */
  lines: string
}

/** Says once what is wrong in many cells: a column that is wrong throughout is one sentence. */
export function groupErrors(errors: readonly ImportProblem[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ field, code, values }) => JSON.stringify([field, code, values]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { field, code, values } = first
    return [{ field, code, lines: rangesOf(group.map(({ line }) => line)), ...(values && { values }) }]
  })
}

function rangesOf(lines: number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && line <= last[1] + 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
