import { DoorSign } from './door-sign.tsx'
import { PairDialog } from './pair-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { StationSheet } from './station-sheet.tsx'
import type { StationTask } from './station-task.ts'
import type { usePairing } from './use-pairing.ts'
import type { Stations } from './use-stations.ts'
import { VoidTapsDialog } from './void-taps-dialog.tsx'

interface StationDialogsProps {
  list: Stations
  task: StationTask | undefined
  pairing: ReturnType<typeof usePairing>
  onTask: (task: StationTask | undefined) => void
}

/** What is open over the list of stations. */
export function StationDialogs({ list, task, pairing, onTask }: StationDialogsProps) {
  const close = () => onTask(undefined)
  if (pairing.isOpen) {
    return <PairDialog list={list} onPaired={pairing.handlePaired} onClose={pairing.close} />
  }
  if (task === undefined) return null
  const { kind, station } = task
  const ways = { station, onClose: close }
  if (kind === 'revoke') return <RevokeDialog {...ways} />
  if (kind === 'sign') return <DoorSign {...ways} publicUrl={list.publicUrl} />
  if (kind === 'void') return <VoidTapsDialog {...ways} aheadMs={list.aheadMs} />
  return <StationSheet {...ways} onTask={(next) => onTask({ kind: next, station })} />
}
