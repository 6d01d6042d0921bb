import { useState } from 'react'
import type { SchedulePreview } from '../../../contract/schedules.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { ScheduleFileButton } from './schedule-file-button.tsx'
import { failureText, useReadSchedule } from './use-schedules.ts'

interface AddScheduleDialogProps {
  onRead: (preview: SchedulePreview) => void
  onClose: () => void
}

/** A schedule by its address or as a file: it is read, and nothing is taken yet. */
export function AddScheduleDialog({ onRead, onClose }: AddScheduleDialogProps) {
  const say = useAdminText()
  const [address, setAddress] = useState('')
  const read = useReadSchedule(onRead)
  const isFile = read.variables !== undefined && 'file' in read.variables
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !read.isPending && onClose()}
      title={say('schedule.addTitle')}
      description={say('schedule.empty')}
      closeLabel={say('do.close')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!read.isPending) read.mutate({ address })
        }}
      >
        <TextField
          type="url"
          inputMode="url"
          autoComplete="off"
          label={say('schedule.address')}
          hint={say('schedule.addressHint')}
          error={read.isError && !isFile ? failureText(read.error, say) : undefined}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={address.trim() === ''}
          isPending={read.isPending && !isFile}
          pendingLabel={say('schedule.reading')}
        >
          {say('schedule.read')}
        </Button>
        <p className="flex items-center gap-3 text-sm text-low before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {say('schedule.or')}
        </p>
        <ScheduleFileButton
          label={say('schedule.file')}
          isPending={read.isPending && isFile}
          onFile={(file) => read.mutate({ file })}
        />
        {read.isError && isFile && (
          <p role="alert" className="text-sm text-danger">
            {failureText(read.error, say)}
          </p>
        )}
      </form>
    </Dialog>
  )
}
