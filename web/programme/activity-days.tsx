import type { Activity } from '../../contract/programme.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ActivityCard } from './activity-card.tsx'
import { toDays } from './choose-activities.ts'

interface ActivityDaysProps {
  timed: readonly Activity[]
  now: number
  onOpen: (activity: Activity) => void
}

/** What has a time: by event day, then by the hour at which it begins. */
export function ActivityDays({ timed, now, onOpen }: ActivityDaysProps) {
  const format = useFormat(useEvent().timeZone)
  return toDays(timed).map(({ day, slots }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="grid gap-4">
      <h2 id={`day-${day}`} className="text-lg">
        {format.day(day)}
      </h2>
      <ol className="grid gap-4">
        {slots.map(({ startsAt, activities }) => (
          <li
            key={startsAt}
            className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-2 sm:grid-cols-[5rem_minmax(0,1fr)] sm:gap-3"
          >
            <time
              dateTime={startsAt}
              className="tnum sticky whitespace-nowrap top-3 self-start pt-4 text-sm font-bold text-link sm:text-base"
            >
              {format.clock(new Date(startsAt))}
            </time>
            <ul className="grid grid-cols-1 gap-3">
              {activities.map((activity) => (
                <li key={activity.id}>
                  <ActivityCard activity={activity} now={now} onOpen={() => onOpen(activity)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  ))
}
