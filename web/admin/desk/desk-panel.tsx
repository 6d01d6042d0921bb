import { useState } from 'react'
import { useScanner } from '../../platform/use-scanner.ts'
import { DemoBands } from '../demo-bands.tsx'
import { SearchBox } from '../search-box.tsx'
import { SectionFrame } from '../section-frame.tsx'
import { useAddress } from '../use-address.ts'
import { useSay } from '../use-say.ts'
import { AttendeeFormDialog } from './attendee-form-dialog.tsx'
import { BandDialog } from './band-dialog.tsx'
import { BandNotice } from './band-notice.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { DeskActions } from './desk-actions.tsx'
import { DeskList } from './desk-list.tsx'
import type { DeskTask } from './desk-task.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { StatementDialog } from './statement-dialog.tsx'
import { useAttendees } from './use-desk.ts'

/** The registration desk: find the person, hold the band to the reader, done. */
export function DeskPanel() {
  const say = useSay()
  const { search, page, filter } = useAddress()
  const [task, setTask] = useState<DeskTask>()
  // A tag is never written into the address: it would stay in the history of the browser.
  const [band, setBand] = useState<string>()
  useScanner({ onScan: setBand, isEnabled: task === undefined })
  const byBand = useAttendees(band ?? '', 1)
  const isSearching = band !== undefined && (byBand.isPlaceholderData || byBand.data === undefined)
  const wearer = band === undefined || isSearching ? undefined : byBand.data?.attendees[0]
  // A band that somebody wears shows them; a free one waits for the person.
  const isFree = band !== undefined && !isSearching && wearer === undefined
  const byWords = useAttendees(search, page)
  const query = wearer ? byBand : byWords
  const close = () => setTask(undefined)
  const linkOnlyOne = () => {
    const [only, ...others] = byWords.data?.attendees ?? []
    if (only && others.length === 0) setTask({ kind: 'link', attendee: only })
  }
  return (
    <SectionFrame
      title={say('section.desk')}
      actions={<DeskActions onRegister={() => setTask({ kind: 'register' })} />}
    >
      <SearchBox
        label={say('desk.search')}
        placeholder={say('desk.search')}
        value={search}
        onEnter={linkOnlyOne}
        onSearch={(text) => {
          if (!isFree) setBand(undefined)
          filter({ search: text })
        }}
      />
      {(wearer || isFree) && <BandNotice isFree={isFree} onForget={() => setBand(undefined)} />}
      <DeskList query={query} isBandFree={isFree} onTask={setTask} />
      {(task?.kind === 'register' || task?.kind === 'edit') && (
        <AttendeeFormDialog
          attendee={task.kind === 'edit' ? task.attendee : undefined}
          onClose={close}
          onSaved={(attendee) => setTask(task.kind === 'edit' ? undefined : { kind: 'link', attendee })}
        />
      )}
      {task?.kind === 'link' && (
        <BandDialog
          attendee={task.attendee}
          tappedBand={isFree ? band : undefined}
          onClose={close}
          onLinked={() => {
            setBand(undefined)
            close()
          }}
        />
      )}
      {task?.kind === 'block' && <BlockDialog attendee={task.attendee} onClose={close} />}
      {task?.kind === 'erase' && <EraseDialog attendee={task.attendee} onClose={close} />}
      {task?.kind === 'statement' && <StatementDialog attendee={task.attendee} onClose={close} />}
      <DemoBands />
    </SectionFrame>
  )
}
