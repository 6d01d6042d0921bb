import { useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useRemoveEntries } from './use-entries.ts'

interface BulkDeleteDialogProps {
  chosen: ReadonlyMap<string, string>
  onDone: (failed: string[]) => void
  onClose: () => void
}

/** Asks once for all, and shows how far it is. */
export function BulkDeleteDialog({ chosen, onDone, onClose }: BulkDeleteDialogProps) {
  const say = useAdminText()
  const [done, setDone] = useState(0)
  const remove = useRemoveEntries(setDone, onDone)
  return (
    <ConfirmDialog
      title={say('knowledge.bulkTitle', { count: chosen.size })}
      text={
        <>
          {say('knowledge.bulkText')}
          {remove.isPending && (
            <>
              <progress
                className="mt-3 block h-2 w-full accent-accent"
                aria-label={say('knowledge.progress', { done, total: chosen.size })}
                value={done}
                max={chosen.size}
              />
              <span className="tnum text-sm">{say('knowledge.progress', { done, total: chosen.size })}</span>
            </>
          )}
        </>
      }
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(chosen)}
      onClose={onClose}
    />
  )
}
