import { InstallationDraft } from '../../../contract/admin-installations.ts'
import { useEvent } from '../../event/use-event.ts'
import { useConflict } from '../conflict.ts'
import { FormConflict } from '../form-conflict.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { contractResolver } from '../form-resolver.ts'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { describePeriod } from './describe-rules.ts'
import { earningsOf } from './earnings.ts'
import { EarningsNote } from './earnings-note.tsx'
import { hoursOf } from './hours-text.ts'
import { InstallationFields } from './installation-fields.tsx'
import { InstallationUpkeep } from './installation-upkeep.tsx'
import { draftOf, type InstallationValues, newInstallation, valuesOf } from './installation-values.ts'
import { TemplatePicker } from './template-picker.tsx'
import { useEventDays } from './use-event-days.ts'
import { type Installation, useSaveInstallation } from './use-installations.ts'

/** Where it is kept that a new one is being written. */
export const NEW_INSTALLATION = 'new-installation'

interface InstallationSheetProps {
  /** As it was when the sheet opened; none: a new one. */
  installation?: Installation
  /** Where it is kept that the sheet is open; what is written is kept below. */
  keptAs: string
  onClose: () => void
}

/** Everything about an installation: what it is, where it stands, and by which rules points are earned there. */
export function InstallationSheet({ installation, keptAs, onClose }: InstallationSheetProps) {
  const say = useAdminText()
  const isDemo = useEvent().mode === 'demo'
  const { dayName } = useEventDays()
  const conflict = useConflict(installation)
  const save = useSaveInstallation(installation, onClose, conflict.notice)
  const form = useKeptForm(`${keptAs}.form`, {
    defaultValues: installation ? valuesOf(installation) : newInstallation(isDemo),
    resolver: contractResolver(InstallationDraft, say, {
      read: draftOf,
      sentences: {
        pointValue: 'installations.invalidPoints',
        type: 'installations.typeHint',
        cooldownSeconds: 'installations.cooldownInvalid',
        maxPerEventDay: 'prizes.wholeNumber',
        openingHours: 'installations.hoursInvalid',
      },
    }),
  })
  const submit = (version?: number) =>
    form.handleSubmit((draft) => save.mutate({ ...draft, ...(version !== undefined && { version }) }))()
  const isNew = installation === undefined
  return (
    <>
      <FormDialog
        isSheet
        title={isNew ? say('installations.createTitle') : say('do.editNamed', { name: installation.name })}
        submitLabel={say(isNew ? 'installations.create' : 'do.save')}
        pendingLabel={say(isNew ? 'installations.creating' : 'do.saving')}
        isPending={save.isPending}
        isDirty={form.formState.isDirty}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        {isNew && <TemplatePicker form={form} />}
        <InstallationFields form={form} earnedBy={installation?.earnedBy ?? 'tap'} isDemo={isDemo} />
        <EarningsPreview values={form.watch()} />
        {!isNew && <InstallationUpkeep installation={installation} onArchived={onClose} />}
      </FormDialog>
      <FormConflict
        {...{ conflict, form, valuesOf }}
        labelOf={(field) => say(labels[field] ?? 'conflict.field')}
        showValue={(field, value) => {
          if (field === 'tapPolicy') return say(`tapPolicy.${value}` as AdminKey)
          if (field !== 'openingHours') return value
          const periods = hoursOf(value).map((period) => describePeriod(period, dayName))
          return periods.join(', ') || say('installations.hoursAlways')
        }}
        onSave={(version) => void submit(version)}
        onLeave={onClose}
      />
    </>
  )
}

const labels: Record<string, AdminKey> = {
  name: 'installations.name',
  type: 'installations.type',
  location: 'installations.location',
  pointValue: 'installations.pointValue',
  cooldownSeconds: 'installations.cooldown',
  maxPerEventDay: 'installations.limit',
  openingHours: 'installations.hours',
  tapPolicy: 'installations.who',
}

/** What the rules that stand in the form let one person earn; nothing while they cannot be read. */
function EarningsPreview({ values }: { values: InstallationValues }) {
  const { days, dayStartsAtHour } = useEventDays()
  const rules = InstallationDraft.safeParse({ ...draftOf(values), name: 'any', type: 'any' })
  return rules.success && <EarningsNote earnings={earningsOf(rules.data, days, dayStartsAtHour)} />
}
