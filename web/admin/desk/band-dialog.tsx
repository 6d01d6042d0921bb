import { useState } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { TagId } from '../../../contract/wristbands.ts'
import { useScanner } from '../../platform/use-scanner.ts'
import { Nfc } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { PersonWords } from '../person-words.tsx'
import { useSay } from '../use-say.ts'
import { useLinkBand } from './use-desk.ts'

interface BandDialogProps {
  attendee: DeskAttendee
  /** A free band that was tapped before the person was found. */
  tappedBand: string | undefined
  onLinked: () => void
  onClose: () => void
}

/** Hold the band to the reader, and it is linked: nothing to press. Without a reader, its number can be typed. */
export function BandDialog({ attendee, tappedBand, onLinked, onClose }: BandDialogProps) {
  const say = useSay()
  const link = useLinkBand(onLinked)
  const [text, setText] = useState(tappedBand ?? '')
  const [isTried, setTried] = useState(false)
  const tag = TagId.safeParse(text)
  const { id, wristband } = attendee
  useScanner({
    onScan(rfidTagId) {
      setText(rfidTagId)
      if (!link.isPending) link.mutate({ id, rfidTagId })
    },
  })
  return (
    <FormDialog
      title={say('desk.linkTitle', { name: attendee.attendeeName })}
      submitLabel={say(wristband ? 'desk.replace' : 'desk.link')}
      pendingLabel={say('do.saving')}
      isPending={link.isPending}
      isDirty={false}
      onSubmit={() => {
        setTried(true)
        if (tag.success) link.mutate({ id, rfidTagId: tag.data })
      }}
      onClose={onClose}
    >
      <PersonWords attendee={attendee} />
      <div className="flex items-center gap-4 rounded-card border border-dashed border-accent/70 bg-accent/10 p-4">
        <Nfc aria-hidden className="size-9 text-accent" />
        <div>
          <p className="text-lg font-semibold">{say('desk.linkText')}</p>
          {wristband && (
            <p className="text-sm text-mid">{say('desk.linkReplaces', { end: wristband.endsWith })}</p>
          )}
        </div>
      </div>
      <TextField
        label={say('desk.tag')}
        autoComplete="off"
        autoCapitalize="characters"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        error={isTried && !tag.success ? say('desk.tagInvalid') : undefined}
      />
    </FormDialog>
  )
}
