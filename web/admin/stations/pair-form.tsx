import { useState } from 'react'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { CodeField } from './code-field.tsx'
import { PlacePicker } from './place-picker.tsx'
import { CODE_LENGTH } from './station-code.ts'
import { SurfaceAndLanguage } from './surface-and-language.tsx'
import { usePairForm } from './use-pair-form.ts'

interface PairFormProps {
  stations: readonly AdminStation[]
  onPaired: (station: AdminStation) => void
  onClose: () => void
}

/** The code, where the device stands, and what follows from that: with a scanned code two touches are enough. */
export function PairForm({ stations, onPaired, onClose }: PairFormProps) {
  const say = useAdminText()
  const { form, isPending, place, submit } = usePairForm(stations, onPaired)
  const { register, formState, watch } = form
  const { errors } = formState
  return (
    <FormDialog
      title={say('stations.pair.title')}
      submitLabel={say('stations.pair.submit')}
      pendingLabel={say('stations.pair.pending')}
      isPending={isPending}
      isDirty={false}
      isLong
      onSubmit={submit}
      onClose={onClose}
    >
      <Code
        value={watch('code')}
        error={errors.code?.message}
        onChange={(code) => {
          form.clearErrors('code')
          form.setValue('code', code)
        }}
      />
      <PlacePicker
        stations={stations}
        value={watch('installationId')}
        error={errors.installationId?.message}
        onChange={place}
      />
      <TextField
        label={say('stations.name')}
        required
        maxLength={80}
        autoComplete="off"
        hint={say('stations.nameHint')}
        error={errors.name?.message}
        {...register('name')}
      />
      <SurfaceAndLanguage surface={register('surface')} language={register('language')} />
    </FormDialog>
  )
}

interface CodeProps {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

/** A code that was scanned need not be typed: it is shown, and no keyboard covers the rest of the form. */
function Code(props: CodeProps) {
  const say = useAdminText()
  const [isTyped, setTyped] = useState(props.value.length !== CODE_LENGTH)
  if (isTyped || props.error) return <CodeField {...props} />
  return (
    <p className="flex items-center justify-between gap-3 rounded-control border border-success/50 bg-success/12 px-4 py-3">
      <span>
        <span className="block text-sm text-mid">{say('stations.pair.code')}</span>
        <output className="font-mono text-2xl font-bold tracking-[0.12em]">{props.value}</output>
      </span>
      <Button variant="ghost" size="sm" onClick={() => setTyped(true)}>
        {say('stations.pair.change')}
      </Button>
    </p>
  )
}
