import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { SizesField } from './sizes-field.tsx'
import { useTierForm } from './use-tier-form.ts'
import { useCreateTier } from './use-tiers.ts'

/** Where it is kept that the dialog is open. */
export const NEW_TIER = 'new-tier'

export function CreateTierDialog({ onClose }: { onClose: () => void }) {
  const say = useAdminText()
  const create = useCreateTier(onClose)
  const form = useTierForm(NEW_TIER)
  return (
    <FormDialog
      title={say('prizes.createTitle')}
      submitLabel={say('prizes.create')}
      pendingLabel={say('prizes.creating')}
      isPending={create.isPending}
      isDirty={form.isDirty}
      onSubmit={form.handleSubmit((body) => create.mutate(body))}
      onClose={onClose}
    >
      <TextField {...form.name} />
      <TextField {...form.points} />
      <div className="grid grid-cols-2 gap-3">
        {!form.hasSizes && <TextField {...form.stock} />}
        <TextField {...form.limit} />
      </div>
      <SizesField {...form.sizes} />
      <TextArea {...form.description} rows={2} />
    </FormDialog>
  )
}
