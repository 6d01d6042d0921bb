import { useState } from 'react'
import { useTapOutbox } from '../platform/use-tap-outbox.ts'
import { Button } from '../ui/button.tsx'
import { Download, Trash2 } from '../ui/icons.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { saveKeptTaps } from './save-kept-taps.ts'
import { useAdminText } from './use-admin-text.ts'

/**
 * Taps that this device, as a station, has kept and that brought no points: somebody was promised them. They stay until
 * somebody of the crew takes them away.
 */
export function KeptTapsNotice() {
  const say = useAdminText()
  const { aside, forget } = useTapOutbox()
  const [isAsking, setIsAsking] = useState(false)
  if (aside.length === 0) return null
  const handleForget = () => {
    void forget(aside.map(({ key }) => key))
    setIsAsking(false)
  }
  return (
    <section
      role="status"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-warning/40 bg-warning/12 p-4"
    >
      <p className="min-w-60 flex-1">{say('kept.text', { count: aside.length })}</p>
      <Button onClick={() => saveKeptTaps(aside)}>
        <Download aria-hidden className="size-[1.1em]" />
        {say('kept.export')}
      </Button>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden className="size-[1.1em]" />
        {say('do.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say('kept.forget.title')}
          text={say('kept.forget.text')}
          isPending={false}
          onConfirm={handleForget}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
