import type { KnowledgeEntry } from './entry.ts'

/** What a change does to the positions of entries. */
export type RosterChange = {
  /** Positions that are nobody's from now on. */
  dead: ReadonlySet<number>
  /** The entries that have joined at the end, in order. */
  joined: readonly KnowledgeEntry[]
}

/** The entries by the position under which rankers know them. Positions are never given twice. */
export type Roster = {
  /** By position, those that are dead too; it grows at its end. */
  all: readonly KnowledgeEntry[]
  /** The living ones, in the order of the library. */
  living(): readonly KnowledgeEntry[]
  /** The positions of the living ones, in the same order. */
  positions(): Uint32Array
  /** Every position that is dead. */
  dead: ReadonlySet<number>
  /**
   * @param changed entries that are new, or other than before
   * @param ids of all entries that there are now, in their order
   * @throws Error on the id of an entry that it does not know, before anything is changed
   */
  change(changed: readonly KnowledgeEntry[], ids: readonly string[]): RosterChange
}

/** Gives every entry its position: a changed one gets another, so that nothing of what it was is found. */
export function createRoster(first: readonly KnowledgeEntry[]): Roster {
  const all = [...first]
  const dead = new Set<number>()
  let positions = Uint32Array.from(first.keys())
  return {
    all,
    dead,
    positions: () => positions,
    living: () => Array.from(positions, (at) => all[at] as KnowledgeEntry),
    change(changed, ids) {
      const known = new Map(Array.from(positions, (at) => [all[at]?.id, at]))
      const joining = new Map(changed.map((entry, at) => [entry.id, all.length + at]))
      const next = Uint32Array.from(ids, (id) => {
        const at = joining.get(id) ?? known.get(id)
        if (at === undefined) throw new Error(`No entry has the id ${id}.`)
        return at
      })
      const staying = new Set(next)
      const dying = new Set([...positions].filter((at) => !staying.has(at)))
      all.push(...changed)
      for (const at of dying) dead.add(at)
      positions = next
      return { dead: dying, joined: changed }
    },
  }
}
