/** What an erasure does with the rows of a table that tell something about a person. */
type OnErase =
  /** They go. */
  | { does: 'delete' }
  /** They stay without what tells who it was; `set` is SQL. */
  | { does: 'anonymise'; set: string }
  /** They stay, and belong to the alias from then on. */
  | { does: 'keep'; because: string }

/** A table that tells something about a person. */
export interface PersonTable {
  table: string
  /** SQL that finds the rows of the person `$1`, in a statement whose table is named `t`. */
  where: string
  /** Said to the person in the export. */
  what: string
  onErase: OnErase
  /** Columns that no export shows: secrets, and what is about others. */
  hidden?: readonly string[]
  /** Columns that a phone shows the end of alone: whoever holds it may not be its owner. */
  masked?: readonly string[]
  /** Columns in which staff have written for each other: only the desk's export has them. */
  notes?: readonly string[]
}
