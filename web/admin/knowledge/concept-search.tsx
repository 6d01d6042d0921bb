import { useId, useState } from 'react'
import { Plus } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { findConcepts } from './find-concepts.ts'
import { useConcepts } from './use-concepts.ts'

/** Finds what an entry can be about, by its name or by words that mean it. */
export function ConceptSearch({ taken, onAdd }: { taken: readonly string[]; onAdd: (id: string) => void }) {
  const say = useAdminText()
  const { concepts } = useConcepts()
  const [search, setSearch] = useState('')
  const listId = useId()
  const found = findConcepts(concepts, search, taken)
  const add = (id: string) => {
    onAdd(id)
    setSearch('')
  }
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={say('entry.conceptsAdd')}
        placeholder={say('entry.conceptsSearch')}
        value={search}
        maxLength={60}
        autoComplete="off"
        aria-controls={listId}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter chooses, and does not send the form.
          event.preventDefault()
          const [first] = found
          if (first) add(first.id)
        }}
      />
      <ul id={listId} className="grid gap-1" aria-label={say('entry.conceptsAdd')}>
        {found.map(({ id, name, terms }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-control w-full items-center gap-2 rounded-control border border-line/60 bg-surface px-3 py-1.5 text-start hover:border-accent"
              onClick={() => add(id)}
            >
              <Plus aria-hidden className="size-4 shrink-0 text-link" />
              <span className="min-w-0">
                <span className="font-semibold">{name}</span>
                <span className="block truncate text-sm text-low">{terms.slice(0, 4).join(', ')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {search.trim() !== '' && found.length === 0 && concepts.length > 0 && (
        <p role="status" className="text-sm text-low">
          {say('entry.conceptsNotFound', { part: say('entry.askedAs') })}
        </p>
      )}
    </div>
  )
}
