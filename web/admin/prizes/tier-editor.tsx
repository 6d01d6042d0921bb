import type { PrizeTier } from '../../../contract/prize-tiers.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSay } from '../use-say.ts'
import { useTierForm } from './use-tier-form.ts'
import type { TierDraft } from './use-tiers.ts'

interface TierEditorProps {
  tier: PrizeTier
  onSave: (draft: TierDraft) => void
  onCancel: () => void
}

/** Changes a tier in its place in the ladder: Enter saves, Escape leaves. */
export function TierEditor({ tier, onSave, onCancel }: TierEditorProps) {
  const say = useSay()
  const form = useTierForm(tier)
  return (
    <form
      noValidate
      aria-label={say('prizes.edit', { name: tier.prizeName })}
      className="grid flex-1 gap-3 md:grid-cols-[2fr_1fr]"
      onSubmit={form.handleSubmit(onSave)}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextField {...form.name} autoFocus />
      <TextField {...form.points} />
      <TextField {...form.stock} />
      <TextField {...form.limit} />
      <div className="md:col-span-2">
        <TextArea {...form.description} rows={2} />
      </div>
      <div className="flex gap-2 md:col-span-2">
        <Button type="submit" variant="primary">
          {say('do.save')}
        </Button>
        <Button onClick={onCancel}>{say('do.cancel')}</Button>
      </div>
    </form>
  )
}
