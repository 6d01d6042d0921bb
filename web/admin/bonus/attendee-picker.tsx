import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { useScanner } from '../../platform/use-scanner.ts'
import { Card } from '../../ui/card.tsx'
import { SearchBox } from '../search-box.tsx'
import { useSay } from '../use-say.ts'
import { CandidateList } from './candidate-list.tsx'
import { useCandidates } from './use-bonus.ts'

/** Finds somebody by words, or at once by their band. */
export function AttendeePicker({ onChoose }: { onChoose: (attendee: DeskAttendee) => void }) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const [band, setBand] = useState<string>()
  const { data } = useCandidates(band ?? search)
  const choose = (attendee: DeskAttendee) => {
    setSearch('')
    setBand(undefined)
    onChoose(attendee)
  }
  const chooseWearer = useEffectEvent((wearer: DeskAttendee) => choose(wearer))
  useScanner({ onScan: setBand })
  const wearer = band === undefined ? undefined : data?.attendees[0]
  useEffect(() => {
    if (wearer) chooseWearer(wearer)
  }, [wearer])
  return (
    <Card className="grid gap-3">
      <h3 className="text-lg">{say('bonus.find')}</h3>
      <SearchBox
        label={say('bonus.find')}
        placeholder={say('bonus.findHint')}
        value={search}
        onSearch={(text) => {
          setBand(undefined)
          setSearch(text)
        }}
      />
      {data && <CandidateList attendees={data.attendees} onChoose={choose} />}
    </Card>
  )
}
