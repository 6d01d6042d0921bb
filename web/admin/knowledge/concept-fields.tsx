import { useWatch } from 'react-hook-form'
import { RotateCcw, X } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { ConceptSearch } from './concept-search.tsx'
import type { EntryForm } from './content-fields.tsx'
import { type EntryValues, partsOf, textOf } from './entry-values.ts'
import { UnderstoodWords } from './understood-words.tsx'
import { useConcepts, useUnderstood } from './use-concepts.ts'

/** What the guide understands of the entry as it is written now; staff remove what is wrong and add what is missing. */
export function ConceptFields({ form, timeZone }: { form: EntryForm; timeZone: string }) {
  const say = useAdminText()
  const { nameOf } = useConcepts()
  const values = useWatch({ control: form.control }) as EntryValues
  const understood = useUnderstood(textOf(values, timeZone))
  const added = partsOf(values.conceptsAdded, ',')
  const removed = partsOf(values.conceptsRemoved, ',')
  const shown = [...new Set([...added, ...(understood?.concepts ?? [])])].filter(
    (id) => !removed.includes(id),
  )
  const correct = (more: { added: string[]; removed: string[] }) => {
    form.setValue('conceptsAdded', more.added.join(', '), { shouldDirty: true })
    form.setValue('conceptsRemoved', more.removed.join(', '), { shouldDirty: true })
  }
  const others = (ids: string[], id: string) => ids.filter((other) => other !== id)
  return (
    <fieldset className="grid gap-3 rounded-card border border-line/60 p-4">
      <legend className="px-1 font-semibold">{say('entry.concepts')}</legend>
      <p className="text-sm text-low">{say('entry.conceptsHint')}</p>
      {understood && <UnderstoodWords understood={{ ...understood, concepts: [] }} />}
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {shown.map((id) => (
            <li
              key={id}
              className="inline-flex items-center rounded-full border border-line bg-raised ps-3 text-sm font-semibold"
            >
              {nameOf(id)}
              <button
                type="button"
                aria-label={say('entry.conceptsRemove', { name: nameOf(id) })}
                className="grid size-9 place-items-center rounded-full text-mid hover:text-hi"
                onClick={() => correct({ added: others(added, id), removed: [...removed, id] })}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-low">
          {say('entry.conceptsRemoved')}
          {removed.map((id) => (
            <button
              key={id}
              type="button"
              aria-label={say('entry.conceptsBack', { name: nameOf(id) })}
              className="inline-flex min-h-6 items-center gap-1 text-link hover:underline"
              onClick={() => correct({ added, removed: others(removed, id) })}
            >
              <s>{nameOf(id)}</s>
              <RotateCcw aria-hidden className="size-3.5" />
            </button>
          ))}
        </p>
      )}
      <ConceptSearch
        taken={shown}
        onAdd={(id) => correct({ added: [...added, id], removed: others(removed, id) })}
      />
    </fieldset>
  )
}
