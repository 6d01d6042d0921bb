import { useState } from 'react'
import { endonyms } from '../../../contract/languages.ts'
import type { PreparedEntry } from '../../../contract/preparation.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useEdit } from './use-preparation.ts'

interface EditDialogProps {
  entry: PreparedEntry
  part: PreparedEntry['parts'][number]
  onClose: () => void
}

/** A text as the model wrote it, for people to make better. */
export function EditDialog({ entry, part, onClose }: EditDialogProps) {
  const say = useAdminText()
  const { language } = part
  const before = {
    title: part.translation?.title ?? '',
    description: part.translation?.description ?? '',
    askedAs: part.askedAs.join('\n'),
    notAnswered: part.notAnswered.join('\n'),
  }
  const [values, setValues] = useState(before)
  const edit = useEdit(onClose)
  const set = (change: Partial<typeof before>) => setValues({ ...values, ...change })
  const { title, description } = values
  const isTranslated = title.trim() !== '' && description.trim() !== ''
  return (
    <FormDialog
      isSheet
      title={`${entry.title} (${endonyms[language]})`}
      submitLabel={say('do.save')}
      pendingLabel={say('do.saving')}
      isPending={edit.isPending}
      isDirty={JSON.stringify(values) !== JSON.stringify(before)}
      onSubmit={() =>
        edit.mutate({
          id: entry.id,
          language,
          translation: isTranslated ? { title, description } : null,
          askedAs: linesOf(values.askedAs),
          notAnswered: linesOf(values.notAnswered),
        })
      }
      onClose={onClose}
    >
      {language !== 'en' && (
        <>
          <TextField
            lang={language}
            label={say('entry.title')}
            maxLength={200}
            value={title}
            onChange={(event) => set({ title: event.target.value })}
          />
          <TextArea
            lang={language}
            label={say('entry.description')}
            rows={4}
            maxLength={5_000}
            value={description}
            onChange={(event) => set({ description: event.target.value })}
          />
        </>
      )}
      <TextArea
        lang={language}
        label={say('entry.askedAs')}
        hint={say('prepare.onePerLine')}
        rows={8}
        value={values.askedAs}
        onChange={(event) => set({ askedAs: event.target.value })}
      />
      <TextArea
        lang={language}
        label={say('entry.notAnswered')}
        hint={say('entry.notAnsweredHint')}
        rows={6}
        value={values.notAnswered}
        onChange={(event) => set({ notAnswered: event.target.value })}
      />
    </FormDialog>
  )
}

/** One phrase a line, within the limits of an entry. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    .filter(Boolean)
    .slice(0, 50)
}
