import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { CircleAlert, Nfc } from '../../ui/icons.ts'
import { CandidateList } from '../bonus/candidate-list.tsx'
import { useCandidates } from '../bonus/use-bonus.ts'
import { SearchBox } from '../search-box.tsx'
import { useSay } from '../use-say.ts'

interface PersonFinderProps {
  /** The last band belongs to nobody. */
  isBandUnknown: boolean
  isFinding: boolean
  onChoose: (attendeeId: string) => void
}

/** Nobody is at the desk: a band is waited for, or a name. */
export function PersonFinder({ isBandUnknown, isFinding, onChoose }: PersonFinderProps) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const { data } = useCandidates(search)
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
      <SearchBox
        label={say('bonus.find')}
        placeholder={say('prizeDesk.findHint')}
        value={search}
        onSearch={setSearch}
        onEnter={() => {
          const [only, ...others] = data?.attendees ?? []
          if (only && others.length === 0) onChoose(only.id)
        }}
      />
      {data && <CandidateList attendees={data.attendees} onChoose={({ id }) => onChoose(id)} />}
    </Card>
  )
}
