import type { AdminStation } from '../../../contract/admin-stations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { StationCard } from './station-card.tsx'

interface PairedDialogProps {
  station: AdminStation
  aheadMs: number
  onAnother: () => void
  onClose: () => void
}

/** The device is a station now, and shows so within seconds: here is its card. */
export function PairedDialog({ station, aheadMs, onAnother, onClose }: PairedDialogProps) {
  const say = useAdminText()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('stations.pair.done', { name: station.name })}
      description={say('stations.pair.doneText')}
      closeLabel={say('do.close')}
    >
      <StationCard {...{ station, aheadMs }} />
      <footer className="mt-5 flex flex-wrap justify-end gap-3 max-sm:grid max-sm:justify-stretch">
        <Button onClick={onAnother}>{say('stations.pair.another')}</Button>
        <Button variant="primary" onClick={onClose}>
          {say('stations.pair.finish')}
        </Button>
      </footer>
    </Dialog>
  )
}
