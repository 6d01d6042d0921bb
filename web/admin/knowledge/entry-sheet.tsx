import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type AdminEntry, EntryDraft } from '../../../contract/admin-knowledge.ts'
import { useEvent } from '../../event/use-event.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { contractResolver } from '../form-resolver.ts'
import { useSay } from '../use-say.ts'
import { AskedAsFields } from './asked-as-fields.tsx'
import { ContentFields } from './content-fields.tsx'
import { draftOf, type EntryValues, newEntry, valuesOf } from './entry-values.ts'
import { TranslationFields } from './translation-fields.tsx'
import { useSaveEntry } from './use-entries.ts'

interface EntrySheetProps {
  /** None: a new one. */
  entry?: AdminEntry
  /** What a new one begins with. */
  beginning?: Partial<EntryValues>
  onSaved: (entry: AdminEntry) => void
  onClose: () => void
}

const parts = ['content', 'translations', 'askedAs'] as const
type Part = (typeof parts)[number]

/** The entry form: the content, its translations, and how people ask for it. */
export function EntrySheet({ entry, beginning, onSaved, onClose }: EntrySheetProps) {
  const say = useSay()
  const { timeZone } = useEvent()
  const [part, setPart] = useState<Part>('content')
  const save = useSaveEntry(entry?.id, onSaved)
  const form = useForm({
    defaultValues: entry ? valuesOf(entry, timeZone) : { ...newEntry, ...beginning },
    resolver: contractResolver(EntryDraft, say, {
      read: (values: EntryValues) => draftOf(values, timeZone),
      sentences: { translations: 'entry.both' },
    }),
  })
  const { handleSubmit, formState } = form
  const submit = handleSubmit(
    (draft) => save.mutate(draft),
    (errors) => setPart(errors.translations ? 'translations' : errors.askedAs ? 'askedAs' : 'content'),
  )
  return (
    <FormDialog
      isSheet
      title={say(entry ? 'entry.edit' : 'entry.create')}
      submitLabel={say(entry ? 'entry.submitUpdate' : 'entry.submitCreate')}
      pendingLabel={say('do.saving')}
      isPending={save.isPending}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedControl
        label={say('entry.parts')}
        value={part}
        options={parts.map((value) => ({ value, label: say(`entry.${value}`) }))}
        onChange={setPart}
      />
      {/* All parts stay in the form; only one is seen. */}
      <div hidden={part !== 'content'}>
        <ContentFields form={form} timeZone={timeZone} />
      </div>
      <div hidden={part !== 'translations'}>
        <TranslationFields form={form} />
      </div>
      <div hidden={part !== 'askedAs'}>
        <AskedAsFields form={form} />
      </div>
    </FormDialog>
  )
}
