import { endonyms, type Language } from '../../../contract/languages.ts'
import { type AdminName, LONGEST_NAME, translateName } from '../../../contract/names.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useConflict } from '../conflict.ts'
import { FormConflict } from '../form-conflict.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { contractResolver } from '../form-resolver.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { useLanguagesOfNames, useTranslateName } from './use-admin-names.ts'

interface TranslateDialogProps {
  /** As it was when the dialog opened. */
  name: AdminName
  /** Where it is kept that the dialog is open. */
  keptAs: string
  onClose: () => void
}

/** What stands in the fields, as typed. */
type Values = Partial<Record<Language, string>>

const valuesOf = ({ translations }: AdminName): Values => ({ ...translations })

/** How a name reads in each language of the event; an empty field shows what was written. */
export function TranslateDialog({ name, keptAs, onClose }: TranslateDialogProps) {
  const say = useAdminText()
  const wanted = useLanguagesOfNames()
  const isText = name.kinds.includes('prize-text')
  const Field = isText ? TextArea : TextField
  const conflict = useConflict(name)
  const save = useTranslateName(onClose, conflict.notice)
  const form = useKeptForm(`${keptAs}.form`, {
    defaultValues: valuesOf(name),
    resolver: contractResolver(translateName.schema.body, say, {
      // Languages that are not offered now keep what they have.
      read: (values: Values) => ({
        text: name.text,
        translations: Object.fromEntries(Object.entries(values).filter(([, text]) => text?.trim())),
      }),
    }),
  })
  const submit = (version = name.version) => form.handleSubmit((body) => save.mutate({ ...body, version }))()
  return (
    <>
      <FormDialog
        title={say('names.edit', { name: isText ? say('names.kind.prize-text') : name.text })}
        submitLabel={say('do.save')}
        pendingLabel={say('do.saving')}
        isPending={save.isPending}
        isDirty={form.formState.isDirty}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <p className="text-sm text-mid">{say('names.hint', { name: name.text })}</p>
        {wanted.map((language) => (
          <Field
            key={language}
            lang={language}
            label={endonyms[language]}
            placeholder={name.text}
            maxLength={LONGEST_NAME}
            {...form.register(language)}
          />
        ))}
      </FormDialog>
      <FormConflict
        {...{ conflict, form, valuesOf }}
        labelOf={(field) => endonyms[field as Language] ?? field}
        onSave={(version) => void submit(version)}
        onLeave={onClose}
      />
    </>
  )
}
