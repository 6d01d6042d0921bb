import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { TagId } from '../../../contract/wristbands.ts'
import { Card } from '../../ui/card.tsx'
import { SearchField, SearchResults } from '../search-box.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useBand } from '../use-band.ts'
import { useEnter } from '../use-enter.ts'
import { useTypedSearch } from '../use-typed-search.ts'
import { useWornBand } from '../use-worn-band.ts'
import { CandidateList } from './candidate-list.tsx'
import { useCandidates } from './use-bonus.ts'

/** Finds somebody by words, or at once by the band they wear. */
export function AttendeePicker({ onChoose }: { onChoose: (attendee: DeskAttendee) => void }) {
  const say = useAdminText()
  const [search, setSearch] = useState('')
  const [band, setBand] = useState<string>()
  const typed = useTypedSearch(search, setSearch)
  const found = useCandidates(search)
  const owner = useBand(band)
  const choose = (attendee: DeskAttendee) => {
    typed.searchNow('')
    setBand(undefined)
    onChoose(attendee)
  }
  const { enter, isWaiting, forget } = useEnter(typed, found, choose)
  // The band that was tapped since says who is meant.
  if (band !== undefined && isWaiting) forget()
  const chooseWearer = useEffectEvent((wearer: DeskAttendee) => choose(wearer))
  useWornBand({ onScan: (code) => setBand(TagId.safeParse(code).data) })
  const wearer = owner.data?.isWorn ? owner.data.attendee : null
  useEffect(() => {
    if (wearer) chooseWearer(wearer)
  }, [wearer])
  const isNobodys = owner.data !== undefined && !wearer
  return (
    <Card className="grid gap-3">
      <h3 className="text-lg">{say('bonus.find')}</h3>
      <SearchField
        label={say('bonus.find')}
        placeholder={say('bonus.findHint')}
        search={{
          ...typed,
          type(text) {
            setBand(undefined)
            typed.type(text)
          },
        }}
        onEnter={enter}
      />
      {isNobodys && (
        <p role="status" className="text-sm text-danger">
          {say('prizeDesk.unknownBand')}
        </p>
      )}
      {found.data && !isNobodys && (
        <SearchResults isOld={typed.isAhead}>
          <CandidateList attendees={found.data.attendees} onChoose={choose} />
        </SearchResults>
      )}
    </Card>
  )
}
