/** Solves a small system of linear equations by Gauss-Jordan elimination with pivoting. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column).map((row) => Math.abs(row[column] ?? 0))
    const pivot = column + below.indexOf(Math.max(...below))
    const [top, chosen] = [rows[column], rows[pivot]]
    if (!top || !chosen) break
    rows[column] = chosen
    rows[pivot] = top
    const lead = chosen[column] || 1
    for (let at = column; at <= size; at++) chosen[at] = (chosen[at] ?? 0) / lead
    rows.forEach((row, at) => {
      if (at === column) return
      const factor = row[column] ?? 0
      for (let place = column; place <= size; place++)
        row[place] = (row[place] ?? 0) - factor * (chosen[place] ?? 0)
    })
  }
  return rows.map((row) => row[size] ?? 0)
}
