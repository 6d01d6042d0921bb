/** The chosen entries by id, with their titles: whoever fails to be deleted is named. */
export interface Selection {
  chosen: ReadonlyMap<string, string>
  /** The last one that was touched: Shift chooses everything from there. */
  last?: string | undefined
}

/** An entry as far as choosing goes. */
export interface Choosable {
  id: string
  title: string
}

export const nothingChosen: Selection = { chosen: new Map() }

/** Chooses one entry or lets it go; with Shift, everything between it and the last one. */
export function choose(
  selection: Selection,
  page: readonly Choosable[],
  id: string,
  { isChosen, isRange }: { isChosen: boolean; isRange: boolean },
): Selection {
  const here = page.findIndex((entry) => entry.id === id)
  const there = isRange ? page.findIndex((entry) => entry.id === selection.last) : -1
  const from = there === -1 ? here : Math.min(here, there)
  const to = there === -1 ? here : Math.max(here, there)
  return { ...withEntries(selection, page.slice(from, to + 1), isChosen), last: id }
}

/** Chooses the whole page, or lets it go. */
export function choosePage(selection: Selection, page: readonly Choosable[], isChosen: boolean): Selection {
  return withEntries(selection, page, isChosen)
}

/** Keeps those that are still there to be chosen. */
export function keepOnly(selection: Selection, ids: readonly string[]): Selection {
  return { chosen: new Map([...selection.chosen].filter(([id]) => ids.includes(id))) }
}

/** How much of a page is chosen: the state of the box above it. */
export function pageState(selection: Selection, page: readonly Choosable[]): boolean | 'mixed' {
  const count = page.filter(({ id }) => selection.chosen.has(id)).length
  if (count === 0) return false
  return count === page.length ? true : 'mixed'
}

function withEntries(selection: Selection, entries: readonly Choosable[], isChosen: boolean): Selection {
  const chosen = new Map(selection.chosen)
  for (const { id, title } of entries) {
    if (isChosen) chosen.set(id, title)
    else chosen.delete(id)
  }
  return { ...selection, chosen }
}
