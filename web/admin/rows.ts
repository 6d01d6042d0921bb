/** Rows of the list on the screen mark themselves with `data-row`, and what can be done with them with `data-do`. */
const rows = () => [...document.querySelectorAll<HTMLElement>('#section [data-row]')]

function currentRow(): HTMLElement | undefined {
  return rows().find((row) => row.contains(document.activeElement))
}

/** Takes the focus to the next or the previous row. */
export function stepRow(by: 1 | -1): void {
  const all = rows()
  const here = all.findIndex((row) => row.contains(document.activeElement))
  const next = all[here === -1 ? (by === 1 ? 0 : all.length - 1) : here + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Does with the focused row what its own button does. */
export function pressInRow(what: 'select' | 'edit' | 'delete'): void {
  currentRow()?.querySelector<HTMLElement>(`[data-do="${what}"]`)?.click()
}

/** Starts a new one of what the section lists. */
export function pressNew(): void {
  document.querySelector<HTMLElement>('#section [data-do="new"]')?.click()
}

/** Takes the focus to the search of the section. */
export function toSearch(): void {
  document.querySelector<HTMLElement>('#section [data-search]')?.focus()
}
