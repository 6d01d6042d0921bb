import { endonyms } from '../../../contract/languages.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import type { EntryForm } from './content-fields.tsx'
import { translatable } from './entry-values.ts'

/** Title and description in the other languages; a language may be left out. */
export function TranslationFields({ form }: { form: EntryForm }) {
  const say = useAdminText()
  const { register, formState } = form
  const message = formState.errors.translations?.message
  return (
    <div className="grid gap-6">
      {typeof message === 'string' && (
        <p role="alert" className="text-sm text-danger">
          {message}
        </p>
      )}
      {translatable.map((language) => (
        <fieldset key={language} className="grid gap-3">
          <legend lang={language} className="mb-2 font-semibold">
            {endonyms[language]}
          </legend>
          <TextField
            lang={language}
            label={say('entry.title')}
            maxLength={200}
            {...register(`translations.${language}.title`)}
          />
          <TextArea
            lang={language}
            label={say('entry.description')}
            rows={3}
            maxLength={5_000}
            {...register(`translations.${language}.description`)}
          />
        </fieldset>
      ))}
    </div>
  )
}
