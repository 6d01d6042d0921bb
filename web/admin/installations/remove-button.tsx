import { useState } from 'react'
import { foundedPlaces } from '../../../contract/founded-festival.ts'
import { Button } from '../../ui/button.tsx'
import { Trash2 } from '../../ui/icons.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useStations } from '../stations/use-stations.ts'
import { useAdminText } from '../use-admin-text.ts'
import { type Installation, useRemoveInstallation } from './use-installations.ts'

interface RemoveButtonProps {
  installation: Installation
  onRemoved?: () => void
}

/** Deletes an installation that was never used, after a question; of any other it says why that cannot be. */
export function RemoveButton({ installation, onRemoved }: RemoveButtonProps) {
  const say = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveInstallation()
  const stations = useStations().data?.stations
  const { id, name, interactionCount } = installation
  const isUsed =
    interactionCount > 0 ||
    foundedPlaces.some((place) => place.id === id) ||
    stations?.some(({ installationId }) => installationId === id)
  if (isUsed) return <p className="text-sm text-low">{say('installations.whyKept')}</p>
  return (
    <>
      <Button
        variant="ghost"
        className="text-danger! max-sm:-ms-5"
        aria-label={`${say('installations.delete')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden className="size-4.5" />
        {say('installations.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say('installations.deleteTitle', { name })}
          text={say('installations.deleteText')}
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate(id, {
              ...(onRemoved && { onSuccess: onRemoved }),
              onSettled: () => setAsking(false),
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
