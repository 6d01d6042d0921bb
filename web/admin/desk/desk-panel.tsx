import { type RefObject, useEffect, useRef } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { useScanner } from '../../platform/use-scanner.ts'
import { DemoBands } from '../demo-bands.tsx'
import { useKept } from '../kept.ts'
import { SearchField, SearchResults } from '../search-box.tsx'
import { SectionFrame } from '../section-frame.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useEnter } from '../use-enter.ts'
import { useTypedSearch } from '../use-typed-search.ts'
import { BandNotice } from './band-notice.tsx'
import { DeskActions } from './desk-actions.tsx'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DeskList } from './desk-list.tsx'
import { DESK_TASK, type DeskTask } from './desk-task.ts'
import { LostBand } from './lost-band.tsx'
import { useAttendees } from './use-desk.ts'
import { useTappedBand } from './use-tapped-band.ts'
import { WaitingErasures } from './waiting-erasures.tsx'

/** The registration desk: find the person, hold the band to the reader, done. */
export function DeskPanel() {
  const say = useAdminText()
  const address = useAddress()
  const [task, setTask] = useKept<DeskTask | undefined>(DESK_TASK, undefined)
  const box = useRef<HTMLInputElement>(null)
  const search = useTypedSearch(address.search, (text) => address.filter({ search: text }))
  const band = useTappedBand(() => search.searchNow(''))
  const { wearer } = band
  const byWords = useAttendees(address.search, address.page)
  const found = {
    ...byWords,
    // The wearer of a band is shown in place of what was searched for, and Enter takes nobody who is not shown.
    data: wearer ? undefined : byWords.data,
    isFetching: byWords.isFetching || band.isLookedUp,
  }
  const link = (attendee: DeskAttendee) => setTask({ kind: 'link', attendee })
  const { enter, forget } = useEnter(search, found, link)
  useScanner({ onScan: band.scan, isEnabled: task === undefined, takesAnyLength: true })
  const next = useFocusWhenClosed(task, box)
  const open = (opened: DeskTask | undefined) => {
    forget()
    setTask(opened)
  }
  const isOld = !wearer && (search.isAhead || byWords.data?.search !== address.search)
  return (
    <SectionFrame
      title={say('section.desk')}
      actions={<DeskActions onRegister={() => open({ kind: 'register' })} />}
    >
      <WaitingErasures />
      <SearchField
        ref={box}
        label={say('desk.search')}
        placeholder={say('desk.search')}
        search={{
          ...search,
          type(text) {
            band.typed()
            search.type(text)
          },
        }}
        onEnter={enter}
      />
      {band.isBlocked && wearer && band.tag ? (
        <LostBand tag={band.tag} attendee={wearer} onForget={band.forget} />
      ) : (
        (wearer || band.isFree) && <BandNotice isFree={band.isFree} onForget={band.forget} />
      )}
      <SearchResults isOld={isOld}>
        <DeskList
          query={wearer ? { ...byWords, isError: false, data: onlyPage(wearer) } : byWords}
          isBandFree={band.isFree}
          onTask={open}
        />
      </SearchResults>
      <DeskDialogs
        task={task}
        tappedBand={band.isFree ? band.tag : undefined}
        onTask={open}
        onLinked={() => {
          band.forget()
          search.searchNow('')
          open(undefined)
          next()
        }}
      />
      <DemoBands />
    </SectionFrame>
  )
}

const onlyPage = (attendee: DeskAttendee) => ({ attendees: [attendee], page: 1, pages: 1, total: 1 })

/** Gives the focus to a field as soon as nothing is open over it any more. */
function useFocusWhenClosed(
  task: DeskTask | undefined,
  field: RefObject<HTMLInputElement | null>,
): () => void {
  const isWished = useRef(false)
  useEffect(() => {
    if (task !== undefined || !isWished.current) return
    isWished.current = false
    field.current?.focus()
  }, [task, field])
  return () => {
    isWished.current = true
  }
}
