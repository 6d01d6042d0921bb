import type { PrizeTier } from '../../../contract/prize-tiers.ts'
import { Button } from '../../ui/button.tsx'
import { numberFromText } from '../../ui/number-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useConflict } from '../conflict.ts'
import { FormConflict } from '../form-conflict.tsx'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { SizesField } from './sizes-field.tsx'
import { rowsOf } from './sizes-text.ts'
import { useTierForm, valuesOf } from './use-tier-form.ts'
import { useChangeTier } from './use-tiers.ts'

interface TierEditorProps {
  tier: PrizeTier
  /** Where it is kept that the editor is open. */
  keptAs: string
  onClose: () => void
}

const labels: Record<string, AdminKey> = {
  prizeName: 'prizes.name',
  requiredPoints: 'prizes.required',
  description: 'prizes.description',
  stock: 'prizes.stock',
  perPersonLimit: 'prizes.limit',
  sizes: 'prizes.sizes',
}

/** The fields that are numbers. */
const counted = ['requiredPoints', 'stock', 'perPersonLimit']

/** Changes a tier in its place in the ladder: Enter saves, Escape leaves. It stays open until the server has saved. */
export function TierEditor({ tier, keptAs, onClose }: TierEditorProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const conflict = useConflict(tier)
  const change = useChangeTier()
  const form = useTierForm(keptAs, tier)
  const submit = (version = tier.version) =>
    form.handleSubmit((draft) =>
      change.mutate(
        { id: tier.id, change: { ...draft, version } },
        { onSuccess: onClose, onError: conflict.notice },
      ),
    )()
  return (
    <>
      <form
        noValidate
        aria-label={say('do.editNamed', { name: tier.prizeName })}
        className="grid flex-1 gap-3 md:grid-cols-[2fr_1fr]"
        onSubmit={(event) => {
          event.preventDefault()
          if (!change.isPending) void submit()
        }}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <TextField {...form.name} autoFocus />
        <TextField {...form.points} />
        {!form.hasSizes && <TextField {...form.stock} />}
        <TextField {...form.limit} />
        <div className="md:col-span-2">
          <TextArea {...form.description} rows={2} />
        </div>
        <div className="md:col-span-2">
          <SizesField {...form.sizes} />
        </div>
        <div className="flex gap-2 md:col-span-2">
          <Button
            type="submit"
            variant="primary"
            isPending={change.isPending}
            pendingLabel={say('do.saving')}
          >
            {say('do.save')}
          </Button>
          <Button onClick={onClose}>{say('do.cancel')}</Button>
        </div>
      </form>
      <FormConflict
        {...{ conflict, valuesOf }}
        form={form.form}
        labelOf={(field) => say(labels[field] ?? 'conflict.field')}
        showValue={(field, value) => {
          if (field === 'sizes')
            return rowsOf(value)
              .map(({ name, stock }) => `${name}: ${stock || '∞'}`)
              .join(', ')
          return counted.includes(field) ? number(numberFromText(value) ?? 0) : value
        }}
        onSave={(version) => void submit(version)}
        onLeave={onClose}
      />
    </>
  )
}
