import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Upload } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'

interface ScheduleFileButtonProps {
  label: string
  size?: 'sm' | 'md'
  isPending: boolean
  onFile: (file: File) => void
}

/** Lets somebody choose the file of a schedule. */
export function ScheduleFileButton({ label, size = 'md', isPending, onFile }: ScheduleFileButtonProps) {
  const say = useAdminText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.xml,.ics,application/json,text/xml,text/calendar"
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file, changed, can be chosen again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        size={size}
        isPending={isPending}
        pendingLabel={say('schedule.reading')}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden className="size-[1.15em]" />
        {label}
      </Button>
    </>
  )
}
