import type { ListedEntry } from '../../../contract/admin-knowledge.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { EntryCard } from './entry-card.tsx'
import { choose, choosePage, pageState, type Selection } from './selection.ts'

interface EntryListProps {
  entries: ListedEntry[]
  selection: Selection
  isArchived: boolean
  onSelect: (selection: Selection) => void
  onEdit: (entry: ListedEntry) => void
  onDelete: (entry: ListedEntry) => void
}

/** A page of entries under the box that chooses all of them. Deleted ones can only be restored. */
export function EntryList({ entries, selection, isArchived, onSelect, onEdit, onDelete }: EntryListProps) {
  const say = useAdminText()
  const state = pageState(selection, entries)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isArchived && (
        <Checkbox
          label={say(state === true ? 'knowledge.deselectAll' : 'knowledge.selectAll')}
          checked={state}
          onChange={() => onSelect(choosePage(selection, entries, state !== true))}
        />
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {entries.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            isChosen={selection.chosen.has(entry.id)}
            onChoose={(isChosen, isRange) =>
              onSelect(choose(selection, entries, entry.id, { isChosen, isRange }))
            }
            onEdit={() => onEdit(entry)}
            onDelete={() => onDelete(entry)}
          />
        ))}
      </ul>
    </div>
  )
}
