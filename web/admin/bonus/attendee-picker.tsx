import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { useScanner } from '../../platform/use-scanner.ts'
import { Card } from '../../ui/card.tsx'
import { PersonWords } from '../person-words.tsx'
import { SearchBox } from '../search-box.tsx'
import { useNumbers } from '../use-numbers.ts'
import { useSay } from '../use-say.ts'
import { useCandidates } from './use-bonus.ts'

/** Finds somebody by words, or at once by their band. */
export function AttendeePicker({ onChoose }: { onChoose: (attendee: DeskAttendee) => void }) {
  const say = useSay()
  const { number } = useNumbers()
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
      {data?.attendees.length === 0 && (
        <p role="status" className="text-sm text-mid">
          {say('bonus.none')}
        </p>
      )}
      {data !== undefined && data.attendees.length > 0 && (
        <ul className="grid gap-1">
          {data.attendees.map((attendee) => (
            <li key={attendee.id}>
              <button
                type="button"
                aria-label={say('bonus.choose', { name: attendee.attendeeName })}
                onClick={() => choose(attendee)}
                className="flex w-full items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-raised"
              >
                <PersonWords attendee={attendee} />
                <span className="tnum ms-auto text-sm font-semibold text-points">
                  {number(attendee.totalPoints)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
