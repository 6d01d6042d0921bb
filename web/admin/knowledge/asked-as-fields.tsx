import { endonyms, languages } from '../../../contract/languages.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useAdminText } from '../use-admin-text.ts'
import type { EntryForm } from './content-fields.tsx'

/** The words in which people ask for this, per language: the guide learns them. */
export function AskedAsFields({ form }: { form: EntryForm }) {
  const say = useAdminText()
  const message = form.formState.errors.askedAs?.message
  return (
    <div className="grid gap-4">
      <p className="text-sm text-mid">{say('entry.askedAsHint')}</p>
      {typeof message === 'string' && (
        <p role="alert" className="text-sm text-danger">
          {message}
        </p>
      )}
      {languages.map((language) => (
        <TextArea
          key={language}
          lang={language}
          rows={2}
          label={endonyms[language]}
          {...form.register(`askedAs.${language}`)}
        />
      ))}
    </div>
  )
}
