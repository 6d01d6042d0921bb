import { useState } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { TagId } from '../../../contract/wristbands.ts'
import { useScanner } from '../../platform/use-scanner.ts'
import { Nfc } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { PersonWords } from '../person-words.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useBand, useBandWords } from '../use-band.ts'
import { LinkQuestion } from './link-question.tsx'
import { LostBand } from './lost-band.tsx'
import { useLinkBand } from './use-desk.ts'

interface BandDialogProps {
  attendee: DeskAttendee
  /** A free band that was tapped before the person was found. */
  tappedBand: string | undefined
  onLinked: () => void
  onClose: () => void
}

/** Hold the band to the reader, say yes, and it is linked. Without a reader, its number can be typed. */
export function BandDialog({ attendee, tappedBand, onLinked, onClose }: BandDialogProps) {
  const say = useAdminText()
  const link = useLinkBand(onLinked)
  const [band, setBand] = useState(tappedBand)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const owner = useBand(band)
  const wornBy = useBandWords()
  const { wristband } = attendee
  const take = (code: string) => {
    const tag = TagId.safeParse(code)
    setTried(true)
    setBand(tag.data)
  }
  useScanner({ onScan: (code) => !link.isPending && take(code), takesAnyLength: true })
  const isTaken = owner.data?.isWorn === true
  const lostBy = owner.data?.isBlocked === true ? owner.data.attendee : null
  if (band !== undefined && owner.data !== undefined && !isTaken && lostBy === null) {
    return (
      <LinkQuestion
        key={band}
        attendee={attendee}
        endsWith={band.slice(-4)}
        isPending={link.isPending}
        onConfirm={() => link.mutate({ id: attendee.id, rfidTagId: band })}
        onClose={onClose}
      />
    )
  }
  const problem =
    band === undefined
      ? isTried && say('desk.tagInvalid')
      : isTaken
        ? wornBy(owner.data)
        : owner.isError && say('desk.bandFailed')
  return (
    <FormDialog
      title={say('desk.linkTitle', { name: attendee.attendeeName })}
      submitLabel={say(wristband ? 'desk.replace' : 'desk.link')}
      pendingLabel={say('desk.bandChecking')}
      isPending={owner.isFetching}
      isDirty={false}
      onSubmit={() => {
        take(text)
        // The same band again: it may be free by now.
        if (band !== undefined) void owner.refetch()
      }}
      onClose={onClose}
    >
      <PersonWords attendee={attendee} />
      <div className="flex items-center gap-4 rounded-card border border-dashed border-accent/70 bg-accent/10 p-4">
        <Nfc aria-hidden className="size-9 shrink-0 text-accent" />
        <div>
          <p className="text-lg font-semibold">{say('desk.linkText')}</p>
          {wristband && (
            <p className="text-sm text-mid">{say('desk.linkReplaces', { end: wristband.endsWith })}</p>
          )}
        </div>
      </div>
      {isTaken && (
        <p role="alert" className="rounded-control bg-danger/12 px-3 py-2 text-danger">
          {problem}
        </p>
      )}
      {band !== undefined && lostBy !== null && <LostBand tag={band} attendee={lostBy} />}
      <TextField
        label={say('desk.tag')}
        autoComplete="off"
        autoCapitalize="characters"
        value={text}
        maxLength={200}
        onChange={(event) => {
          setText(event.target.value)
          setTried(false)
          setBand(undefined)
        }}
        error={!isTaken && problem ? problem : undefined}
      />
    </FormDialog>
  )
}
