import { useState } from 'react'
import { placeClashes, placeKey } from '../../../contract/place-clashes.ts'
import type { TimetableEntry } from '../../../contract/timetable.ts'
import { useEvent } from '../../event/use-event.ts'
import { dayName } from '../../i18n/formats.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowLeft, ArrowRight } from '../../ui/icons.ts'
import { Loaded } from '../section-frame.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { ClashList } from './clash-list.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { useMoveEntry, useTimetable, WEEK_DAYS } from './use-timetable.ts'
import { daysAfter, placeOf } from './week.ts'
import { WeekGrid } from './week-grid.tsx'

/** The week as staff see it: what happens when and where, moved by pointer or keyboard, with clashes by place. */
export function Timetable() {
  const say = useAdminText()
  const { locale } = useLanguage()
  const event = useEvent()
  const [from, setFrom] = useState<string>()
  const [place, setPlace] = useState('')
  const [openId, setOpenId] = useState<string>()
  const move = useMoveEntry()
  const query = useTimetable(from)
  return (
    <section aria-labelledby="timetable" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id="timetable" className="text-lg">
        {say('timetable.title')}
      </h3>
      <Loaded query={query} loadingText={say('schedule.loading')}>
        {({ from: first, entries, others }) => {
          const days = shownDays(first, entries, event)
          const shown = entries.filter(({ location }) => place === '' || placeKey(location ?? '') === place)
          const clashes = placeClashes(entries)
          const before = others.filter(({ day }) => day < first).at(-1)
          const after = others.find(({ day }) => day >= daysAfter(first, WEEK_DAYS))
          const open = entries.find(({ id }) => id === openId)
          return (
            <>
              <div className="flex flex-wrap items-end gap-3">
                <div className="w-full sm:w-72">
                  <SelectField
                    label={say('timetable.place')}
                    value={place}
                    options={[{ value: '', label: say('timetable.allPlaces') }, ...placesOf(entries)]}
                    onChange={(change) => setPlace(change.target.value)}
                  />
                </div>
                {before && (
                  <Button onClick={() => setFrom(daysAfter(before.day, 1 - WEEK_DAYS))}>
                    <ArrowLeft aria-hidden className="size-4" />
                    {dayName(locale, before.day)}
                  </Button>
                )}
                {after && (
                  <Button onClick={() => setFrom(after.day)}>
                    {dayName(locale, after.day)}
                    <ArrowRight aria-hidden className="size-4" />
                  </Button>
                )}
              </div>
              <ClashList clashes={clashes} onOpen={setOpenId} />
              {entries.length === 0 && <p className="text-mid">{say('timetable.empty')}</p>}
              <WeekGrid
                days={days}
                entries={shown}
                clashing={new Set(clashes.flat().map(({ id }) => id))}
                onMove={(entry, after) => move.mutate({ before: entry, after })}
                onOpen={setOpenId}
              />
              {open && (
                <SessionDialog
                  key={open.id}
                  entry={open}
                  onSave={(changed) => move.mutate({ before: open, after: changed })}
                  onClose={() => setOpenId(undefined)}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

/** The days of the festival within the week, and every other one on which something begins. */
function shownDays(
  first: string,
  entries: readonly TimetableEntry[],
  event: { timeZone: string; dayStartsAtHour: number; startsOn: string; endsOn: string },
): string[] {
  const busy = new Set(entries.map((entry) => placeOf(entry, event).day))
  const week = Array.from({ length: WEEK_DAYS }, (_, n) => daysAfter(first, n))
  return week.filter((day) => busy.has(day) || (day >= event.startsOn && day <= event.endsOn))
}

function placesOf(entries: readonly TimetableEntry[]): { value: string; label: string }[] {
  const places = new Map(
    entries.flatMap(({ location }) => (location ? [[placeKey(location), location]] : [])),
  )
  return [...places]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label))
}
