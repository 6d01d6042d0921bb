import './door-sign.css'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Printer } from '../../ui/icons.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { SignFace } from './sign-face.tsx'

interface DoorSignProps {
  station: AdminStation
  publicUrl: string
  onClose: () => void
}

const papers = ['A5', 'A4'] as const

/** The sign that hangs at a station: a look at it, its paper, and the printer. */
export function DoorSign({ station, publicUrl, onClose }: DoorSignProps) {
  const say = useAdminText()
  const [paper, setPaper] = useState<(typeof papers)[number]>('A5')
  const face = <SignFace station={station} url={`${publicUrl}/admin?tab=stations&station=${station.id}`} />
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('stations.sign.title')}
      description={say('stations.sign.text')}
      closeLabel={say('do.close')}
    >
      <div className="grid gap-5">
        <div className="mx-auto w-full max-w-72">{face}</div>
        <SegmentedControl
          label={say('stations.sign.paper')}
          value={paper}
          options={papers.map((value) => ({ value, label: value }))}
          onChange={setPaper}
        />
        <Button variant="primary" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          {say('stations.sign.print')}
        </Button>
      </div>
      {/* What goes to the printer stands beside the page, so that nothing of a dialog has to be undone on paper. */}
      {createPortal(
        <div className="paper" data-paper={paper} aria-hidden>
          {face}
        </div>,
        document.body,
      )}
    </Dialog>
  )
}
