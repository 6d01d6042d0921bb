import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Archive } from '../../ui/icons.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { TrainingSwitch } from '../stations/training-switch.tsx'
import { useStations, useTrainStations } from '../stations/use-stations.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { RemoveButton } from './remove-button.tsx'
import { type Installation, useArchiveInstallation } from './use-installations.ts'

interface InstallationUpkeepProps {
  installation: Installation
  onArchived: () => void
}

/** What holds at once and is no part of the form: the training of its stations, and the end of an installation. */
export function InstallationUpkeep({ installation, onArchived }: InstallationUpkeepProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const [isLeaving, setLeaving] = useState(false)
  const archive = useArchiveInstallation()
  const train = useTrainStations()
  const here = (useStations().data?.stations ?? []).filter(
    ({ state, installationId }) => state === 'paired' && installationId === installation.id,
  )
  return (
    <section className="grid gap-3 border-t border-line/60 pt-4">
      {here.length === 0 ? (
        <p className="text-sm text-mid">{say('installations.noStation')}</p>
      ) : (
        <div className="grid gap-1.5">
          <p className="text-sm text-mid">{say('installations.stations', { count: number(here.length) })}</p>
          <TrainingSwitch
            isOn={here.every(({ isTraining }) => isTraining)}
            onChange={(isTraining) => train.mutate({ isTraining, installationId: installation.id })}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="ghost" className="-ms-5" onClick={() => setLeaving(true)}>
          <Archive aria-hidden className="size-4.5" />
          {say('installations.archive')}
        </Button>
        <RemoveButton installation={installation} onRemoved={onArchived} />
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={say('installations.archiveTitle', { name: installation.name })}
          text={say('installations.archiveText')}
          confirmLabel={say('installations.archive')}
          isPending={archive.isPending}
          onConfirm={() =>
            archive.mutate(
              { id: installation.id, isArchived: true },
              { onSuccess: onArchived, onSettled: () => setLeaving(false) },
            )
          }
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
  )
}
