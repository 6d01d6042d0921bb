import { useState } from 'react'
import { type AdminEntry, EntryDraft } from '../../../contract/admin-knowledge.ts'
import { Category } from '../../../contract/knowledge.ts'
import { endonyms, type Language } from '../../../contract/languages.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useConflict } from '../conflict.ts'
import { FormConflict } from '../form-conflict.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { contractResolver } from '../form-resolver.ts'
import type { AdminKey } from '../texts.ts'
import { type AdminText, useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { useNumbers } from '../use-numbers.ts'
import { AskedAsFields } from './asked-as-fields.tsx'
import { ConceptFields } from './concept-fields.tsx'
import { ContentFields } from './content-fields.tsx'
import { draftOf, type EntryValues, newEntry, valuesOf } from './entry-values.ts'
import { NotAnswered } from './not-answered.tsx'
import { TranslationFields } from './translation-fields.tsx'
import { useSaveEntry } from './use-entries.ts'

interface EntrySheetProps {
  /** None: a new one. */
  entry?: AdminEntry
  /** What a new one begins with. */
  beginning?: Partial<EntryValues>
  /** Where it is kept that the sheet is open; what is written is kept below. */
  keptAs: string
  onSaved: (entry: AdminEntry) => void
  onClose: () => void
}

const parts = ['content', 'translations', 'askedAs'] as const
type Part = (typeof parts)[number]

/** The entry form: the content, its translations, and how people ask for it. */
export function EntrySheet({ entry, beginning, keptAs, onSaved, onClose }: EntrySheetProps) {
  const say = useAdminText()
  const { timeZone, wallClock } = useNumbers()
  const [part, setPart] = useState<Part>('content')
  const conflict = useConflict(entry)
  const save = useSaveEntry(entry, onSaved, conflict.notice)
  const form = useKeptForm(`${keptAs}.form`, {
    defaultValues: entry ? valuesOf(entry, timeZone) : { ...newEntry, ...beginning },
    resolver: contractResolver(EntryDraft, say, {
      read: (values: EntryValues) => draftOf(values, timeZone),
      sentences: { translations: 'entry.both' },
    }),
  })
  const { handleSubmit, formState } = form
  const submit = (version?: number) =>
    handleSubmit(
      (draft) => save.mutate({ ...draft, ...(version !== undefined && { version }) }),
      (errors) => setPart(errors.translations ? 'translations' : errors.askedAs ? 'askedAs' : 'content'),
    )()
  return (
    <>
      <FormDialog
        isSheet
        title={say(entry ? 'entry.edit' : 'entry.create')}
        submitLabel={say(entry ? 'entry.submitUpdate' : 'entry.submitCreate')}
        pendingLabel={say('do.saving')}
        isPending={save.isPending}
        isDirty={formState.isDirty}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <SegmentedControl
          label={say('entry.parts')}
          value={part}
          options={parts.map((value) => ({ value, label: say(`entry.${value}`) }))}
          onChange={setPart}
        />
        {/* All parts stay in the form; only one is seen. */}
        <div hidden={part !== 'content'} className="grid gap-6">
          <ContentFields form={form} timeZone={timeZone} />
          <ConceptFields form={form} timeZone={timeZone} />
        </div>
        <div hidden={part !== 'translations'}>
          <TranslationFields form={form} />
        </div>
        <div hidden={part !== 'askedAs'}>
          <AskedAsFields form={form} />
          {entry && <NotAnswered entry={entry} />}
        </div>
      </FormDialog>
      <FormConflict
        {...{ conflict, form }}
        valuesOf={(saved) => valuesOf(saved, timeZone)}
        labelOf={(field) => labelOf(field, say)}
        showValue={(field, value) => {
          if (field === 'category') return say(`category.${Category.parse(value)}`)
          return field === 'startsAt' || field === 'endsAt' ? wallClock(value) : value
        }}
        onSave={(version) => void submit(version)}
        onLeave={onClose}
      />
    </>
  )
}

const labels: Record<string, AdminKey> = {
  category: 'entry.category',
  title: 'entry.title',
  description: 'entry.description',
  location: 'entry.location',
  tags: 'entry.tags',
  startsAt: 'entry.starts',
  endsAt: 'entry.ends',
  askedAs: 'entry.askedAs',
  conceptsAdded: 'entry.conceptsAdded',
  conceptsRemoved: 'entry.conceptsRemoved',
}

/** `translations.de.title` is the title in German. */
function labelOf(field: string, say: AdminText): string {
  const [first = '', language, part] = field.split('.')
  const label = say(labels[part ?? first] ?? 'conflict.field')
  return language === undefined ? label : `${label} (${endonyms[language as Language]})`
}
