import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { CircleAlert, Nfc } from '../../ui/icons.ts'
import { CandidateList } from '../bonus/candidate-list.tsx'
import { useCandidates } from '../bonus/use-bonus.ts'
import { SearchField, SearchResults } from '../search-box.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useEnter } from '../use-enter.ts'
import { useTypedSearch } from '../use-typed-search.ts'

interface PersonFinderProps {
  /** The last band belongs to nobody. */
  isBandUnknown: boolean
  isFinding: boolean
  onChoose: (attendeeId: string) => void
}

/** Nobody is at the desk: a band is waited for, or a name. */
export function PersonFinder({ isBandUnknown, isFinding, onChoose }: PersonFinderProps) {
  const say = useAdminText()
  const [search, setSearch] = useState('')
  const typed = useTypedSearch(search, setSearch)
  const found = useCandidates(search)
  const { enter, isWaiting, forget } = useEnter(typed, found, ({ id }) => onChoose(id))
  // The band that was tapped since says who comes next.
  if (isFinding && isWaiting) forget()
  return (
    <Card className="grid gap-5">
      <div
        role="status"
        aria-busy={isFinding}
        className={
          isBandUnknown
            ? 'grid justify-items-center gap-2 rounded-card border border-danger/60 bg-danger/10 px-4 py-8 text-center'
            : 'grid justify-items-center gap-2 rounded-card border border-dashed border-accent/70 bg-accent/10 px-4 py-8 text-center'
        }
      >
        {isBandUnknown ? (
          <CircleAlert aria-hidden className="size-12 text-danger" />
        ) : (
          <Nfc aria-hidden className="size-12 text-accent" />
        )}
        <p className="text-xl font-bold text-balance">
          {say(isBandUnknown ? 'prizeDesk.unknownBand' : 'prizeDesk.tap')}
        </p>
        <p className="text-mid text-balance">
          {say(isBandUnknown ? 'prizeDesk.unknownBandText' : 'prizeDesk.tapText')}
        </p>
      </div>
      <SearchField
        label={say('bonus.find')}
        placeholder={say('prizeDesk.findHint')}
        search={typed}
        onEnter={enter}
      />
      {found.data && (
        <SearchResults isOld={typed.isAhead}>
          <CandidateList attendees={found.data.attendees} onChoose={({ id }) => onChoose(id)} />
        </SearchResults>
      )}
    </Card>
  )
}
