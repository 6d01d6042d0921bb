import { useState } from 'react'
import { type CurrentEdition, PEOPLE_DAYS } from '../../../contract/editions.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { isName, NameField } from './name-field.tsx'
import { useEditionActions } from './use-editions.ts'
import { WhatHappens } from './what-happens.tsx'

/** Closes the edition, once whoever means it has read what that is and typed its name. */
export function CloseDialog({ edition, onClose }: { edition: CurrentEdition; onClose: () => void }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { close } = useEditionActions()
  const [confirmation, setConfirmation] = useState('')
  const [nextStartsOn, setNextStartsOn] = useState('')
  const [whileOpen, setWhileOpen] = useState(false)
  const [isTried, setTried] = useState(false)
  const { name, endsOn, version, areDoorsOpen, counts } = edition
  const isTooEarly = nextStartsOn !== '' && nextStartsOn <= endsOn
  const isUnsaid = areDoorsOpen && !whileOpen
  const submit = () => {
    setTried(true)
    if (!isName(confirmation, name) || isTooEarly || isUnsaid) return
    const body = { confirmation, whileOpen, nextStartsOn: nextStartsOn || null, version }
    close.mutate(body, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={say('editions.closeTitle', { name })}
      submitLabel={say('editions.closeDo')}
      pendingLabel={say('editions.closing')}
      isPending={close.isPending}
      isDirty={confirmation !== ''}
      isSheet
      isLong
      onSubmit={submit}
      onClose={onClose}
    >
      <WhatHappens
        kind="goes"
        title={say('editions.endsNow')}
        lines={[say('editions.endsTaps'), say('editions.endsPeople')]}
      />
      <WhatHappens
        kind="stays"
        title={say('editions.staysOpen')}
        lines={[
          say('editions.staysLate', { count: number(counts.stationsWithTaps) }),
          say('editions.staysPages'),
          say('editions.staysPrizes', { count: number(counts.prizesReserved) }),
        ]}
      />
      <WhatHappens
        kind="matters"
        title={say('editions.data')}
        lines={[
          say('editions.dataPeople', { people: number(counts.people), days: number(PEOPLE_DAYS) }),
          say('editions.dataPhotos', { count: number(counts.photos) }),
          say('editions.canReopen'),
        ]}
      />
      <TextField
        type="date"
        label={say('editions.nextStartsOn')}
        hint={say('editions.nextStartsOnHint')}
        value={nextStartsOn}
        onChange={(event) => setNextStartsOn(event.target.value)}
        error={isTried && isTooEarly ? say('editions.tooEarly') : undefined}
      />
      <NameField name={name} value={confirmation} isTried={isTried} onChange={setConfirmation} />
      {areDoorsOpen && (
        <div className="grid gap-1">
          <Checkbox label={say('editions.whileOpen')} checked={whileOpen} onChange={setWhileOpen} />
          {isTried && isUnsaid && (
            <p role="alert" className="text-sm text-danger">
              {say('editions.doorsOpen')}
            </p>
          )}
        </div>
      )}
    </FormDialog>
  )
}
