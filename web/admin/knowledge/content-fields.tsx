import type { UseFormReturn } from 'react-hook-form'
import type { EntryDraft } from '../../../contract/admin-knowledge.ts'
import { Category } from '../../../contract/knowledge.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import type { EntryValues } from './entry-values.ts'

/** The form of an entry, as its parts share it. */
export type EntryForm = UseFormReturn<EntryValues, unknown, EntryDraft>

/** The original: English, as every translation starts from it. */
export function ContentFields({ form, timeZone }: { form: EntryForm; timeZone: string }) {
  const say = useAdminText()
  const { register, formState } = form
  const { errors } = formState
  const zone = say('entry.venueTime', { zone: timeZone })
  return (
    <div className="grid gap-4">
      <SelectField
        label={say('entry.category')}
        required
        options={Category.options.map((value) => ({ value, label: say(`category.${value}`) }))}
        error={errors.category?.message}
        {...register('category')}
      />
      <TextField
        label={say('entry.title')}
        required
        maxLength={200}
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label={say('entry.description')}
        required
        rows={5}
        maxLength={5_000}
        error={errors.description?.message}
        {...register('description')}
      />
      <TextField
        label={say('entry.location')}
        maxLength={200}
        error={errors.location?.message}
        {...register('location')}
      />
      <TextField
        label={say('entry.tags')}
        hint={say('entry.tagsHint')}
        error={errors.tags?.message}
        {...register('tags')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={say('entry.starts')}
          hint={zone}
          error={errors.startsAt?.message}
          {...register('startsAt')}
        />
        <TextField
          type="datetime-local"
          label={say('entry.ends')}
          hint={zone}
          error={errors.endsAt?.message}
          {...register('endsAt')}
        />
      </div>
    </div>
  )
}
