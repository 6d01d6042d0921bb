import { useState } from 'react'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import { PairForm } from './pair-form.tsx'
import { PairedDialog } from './paired-dialog.tsx'
import type { Stations } from './use-stations.ts'

interface PairDialogProps {
  list: Stations
  /** The code in the address was used: what is open stays open without it. */
  onPaired: () => void
  /** With the station that was paired, if one was. */
  onClose: (stationId?: string) => void
}

/** Makes the device that shows a code a station, then shows the station. */
export function PairDialog({ list, onPaired, onClose }: PairDialogProps) {
  const [paired, setPaired] = useState<AdminStation>()
  const handlePaired = (station: AdminStation) => {
    setPaired(station)
    onPaired()
  }
  if (paired === undefined) {
    return <PairForm stations={list.stations} onPaired={handlePaired} onClose={() => onClose()} />
  }
  return (
    <PairedDialog
      // As the list knows it by now: its light and its last word change while somebody looks on.
      station={list.stations.find(({ id }) => id === paired.id) ?? paired}
      aheadMs={list.aheadMs}
      onAnother={() => setPaired(undefined)}
      onClose={() => onClose(paired.id)}
    />
  )
}
