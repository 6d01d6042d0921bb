import { useState } from 'react'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CircleCheck } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useVoidTaps, type VoidSums } from './use-void-taps.ts'
import { VoidFigures } from './void-figures.tsx'
import { VoidTapsForm } from './void-taps-form.tsx'

interface VoidTapsDialogProps {
  station: AdminStation
  aheadMs: number
  onClose: () => void
}

/** Takes back what was earned at a station in a period, then says what that was. */
export function VoidTapsDialog({ station, aheadMs, onClose }: VoidTapsDialogProps) {
  const say = useAdminText()
  const [done, setDone] = useState<VoidSums>()
  const take = useVoidTaps(station.id, setDone)
  if (done === undefined) return <VoidTapsForm {...{ station, aheadMs, take, onClose }} />
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('stations.void.doneTitle')}
      description={say('stations.void.doneText', { name: station.name })}
      closeLabel={say('do.close')}
    >
      <div role="status" className="grid gap-5">
        <CircleCheck aria-hidden className="size-10 text-success" />
        <VoidFigures sums={done} />
      </div>
      <footer className="mt-6 flex justify-end">
        <Button variant="primary" onClick={onClose}>
          {say('stations.pair.finish')}
        </Button>
      </footer>
    </Dialog>
  )
}
