import { useMutation } from '@tanstack/react-query'
import { exportAttendees } from '../../../contract/desk.ts'
import { Button } from '../../ui/button.tsx'
import { Download, Plus, Upload } from '../../ui/icons.ts'
import { saveCsv } from '../csv-files.ts'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

/** A walk-in, and whole lists in and out. */
export function DeskActions({ onRegister }: { onRegister: () => void }) {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const address = useAddress()
  const save = useMutation({
    mutationFn: () => saveCsv(exportAttendees.url, {}, 'attendees.csv'),
    onSuccess: () => adminToast.success(say('knowledge.exported')),
    onError: (failure) => adminToast.failure(failure, 'knowledge.exportFailedText', 'knowledge.exportFailed'),
  })
  return (
    <>
      <Button onClick={() => address.open('people')}>
        <Upload aria-hidden className="size-5" />
        {say('knowledge.import')}
      </Button>
      <Button
        isPending={save.isPending}
        pendingLabel={say('knowledge.exporting')}
        onClick={() => save.mutate()}
      >
        <Download aria-hidden className="size-5" />
        {say('knowledge.export')}
      </Button>
      <Button variant="primary" data-do="new" onClick={onRegister}>
        <Plus aria-hidden className="size-5" />
        {say('desk.register')}
      </Button>
    </>
  )
}
