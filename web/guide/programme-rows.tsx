import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedEvent } from '../../contract/guide.ts'
import { eventDayOf } from '../../contract/programme-time.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { EntryDialog } from '../programme/entry-dialog.tsx'
import { SaveButton } from '../programme/save-button.tsx'

/** A list of the programme in an answer: by event day, a row for each event. The name opens it, the star saves it. */
export function ProgrammeRows({ events }: { events: readonly ListedEvent[] }) {
  const { t } = useTranslation()
  const { timeZone, dayStartsAtHour } = useEvent()
  const format = useFormat(timeZone)
  const [opened, setOpened] = useState<ListedEvent>()
  const dayOf = ({ startsAt }: ListedEvent) =>
    startsAt === null ? '' : eventDayOf(Date.parse(startsAt), timeZone, dayStartsAtHour)
  const days = [...new Set(events.map(dayOf))]
  return (
    <>
      {/* On a phone the rows take the room under Leon as well. */}
      <ul
        aria-label={t('guide.ask.sources')}
        className="grid animate-fade gap-4 max-sm:-ms-14 max-sm:mt-3 kiosk:gap-8"
      >
        {days.map((day) => (
          <li key={day} className="grid min-w-0 grid-cols-1 gap-2">
            <h3 className="text-sm text-mid">{day === '' ? t('programme.dropIn') : format.day(day)}</h3>
            <ol className="divide-y divide-line/60 rounded-card border border-line/60 bg-surface/70">
              {events
                .filter((event) => dayOf(event) === day)
                .map((event) => (
                  <Row key={event.id} event={event} onOpen={() => setOpened(event)} />
                ))}
            </ol>
          </li>
        ))}
      </ul>
      {opened !== undefined && <EntryDialog source={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function Row({ event, onOpen }: { event: ListedEvent; onOpen: () => void }) {
  const { id, title, location, startsAt, endsAt } = event
  return (
    <li className="relative flex items-center gap-2 py-2.5 ps-4 pe-2">
      <div className="grid min-w-0 flex-1 grid-cols-[4.25rem_minmax(0,1fr)] gap-2 kiosk:grid-cols-[6.5rem_minmax(0,1fr)]">
        <p className="tnum whitespace-nowrap text-sm font-bold text-link">
          {startsAt !== null && <Clock at={startsAt} />}
          {endsAt !== null && (
            <span className="block text-xs text-low">
              <Clock at={endsAt} />
            </span>
          )}
        </p>
        <div className="min-w-0">
          <button
            type="button"
            onClick={onOpen}
            className="text-start font-semibold leading-snug after:absolute after:inset-0 after:rounded-card hover:text-link"
          >
            {title}
          </button>
          {location !== null && <p className="text-sm text-mid">{location}</p>}
        </div>
      </div>
      <SaveButton entryId={id} title={title} isIconOnly className="relative z-10 shrink-0" />
    </li>
  )
}

function Clock({ at }: { at: string }) {
  const format = useFormat(useEvent().timeZone)
  return <time dateTime={at}>{format.clock(new Date(at))}</time>
}
