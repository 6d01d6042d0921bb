import { Controller } from 'react-hook-form'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import { may } from '../../../contract/roles.ts'
import { useEvent } from '../../event/use-event.ts'
import { Button } from '../../ui/button.tsx'
import { Ban, Printer, RotateCcw } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormConflict } from '../form-conflict.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useUser } from '../user-context.ts'
import type { StationTask } from './station-task.ts'
import { SurfaceAndLanguage } from './surface-and-language.tsx'
import { TrainingSwitch } from './training-switch.tsx'
import { useStationForm, valuesOf } from './use-station-form.ts'
import { VolumeField } from './volume-field.tsx'

interface StationSheetProps {
  /** As it was when the sheet opened. */
  station: AdminStation
  onTask: (kind: StationTask['kind']) => void
  onClose: () => void
}

/** Everything that staff set on a station, and what is done with it rarely. */
export function StationSheet({ station, onTask, onClose }: StationSheetProps) {
  const say = useAdminText()
  const { form, save, submit, conflict, words } = useStationForm(station, onClose)
  return (
    <>
      <FormDialog
        title={say('do.editNamed', { name: station.name })}
        submitLabel={say('do.save')}
        pendingLabel={say('do.saving')}
        isPending={save.isPending}
        isDirty={form.formState.isDirty}
        isSheet
        onSubmit={() => submit()}
        onClose={onClose}
      >
        <Fields form={form} station={station} />
        <Rarely onTask={onTask} isDisabled={form.formState.isDirty} />
      </FormDialog>
      <FormConflict
        {...{ conflict, form, valuesOf, ...words }}
        onSave={(version) => submit(version)}
        onLeave={onClose}
      />
    </>
  )
}

interface FieldsProps {
  form: ReturnType<typeof useStationForm>['form']
  station: AdminStation
}

function Fields({ form, station }: FieldsProps) {
  const say = useAdminText()
  const { installations } = useEvent()
  const { register, control, formState, watch } = form
  const isMoved = watch('installationId') !== station.installationId
  return (
    <>
      <TextField
        label={say('stations.name')}
        required
        maxLength={80}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <SelectField
        label={say('stations.installation')}
        options={installations.map(({ id, name }) => ({ value: id, label: name }))}
        hint={isMoved ? say('stations.moveHint', { name: station.installationName }) : undefined}
        {...register('installationId')}
      />
      <SurfaceAndLanguage surface={register('surface')} language={register('language')} />
      <Controller
        name="volume"
        control={control}
        render={({ field }) => <VolumeField value={field.value} onChange={field.onChange} />}
      />
      <Controller
        name="isTraining"
        control={control}
        render={({ field }) => <TrainingSwitch isOn={field.value} onChange={field.onChange} />}
      />
    </>
  )
}

/** Each of these closes the sheet: what was written there has to be saved before. */
function Rarely({ onTask, isDisabled }: Pick<StationSheetProps, 'onTask'> & { isDisabled: boolean }) {
  const say = useAdminText()
  const mayVoid = may(useUser(), 'interactions:void')
  return (
    <div className="mt-2 flex flex-wrap gap-2 border-t border-line/60 pt-4">
      <Button disabled={isDisabled} onClick={() => onTask('sign')}>
        <Printer aria-hidden className="size-5" />
        {say('stations.sign.do')}
      </Button>
      {mayVoid && (
        <Button disabled={isDisabled} onClick={() => onTask('void')}>
          <RotateCcw aria-hidden className="size-5" />
          {say('stations.void.open')}
        </Button>
      )}
      <Button disabled={isDisabled} onClick={() => onTask('revoke')}>
        <Ban aria-hidden className="size-5 text-danger" />
        {say('stations.revoke.open')}
      </Button>
      {isDisabled && <p className="w-full text-sm text-low">{say('stations.saveFirst')}</p>}
    </div>
  )
}
