import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Activity } from '../../contract/programme.ts'
import { eventDayOf, momentOf, nextOf } from '../../contract/programme-time.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ChevronRight } from '../ui/icons.ts'
import { useActivities } from './use-activities.ts'
import { useSendWhenOnline } from './use-itinerary.ts'

/** What is on and what comes next, in two lines; the whole strip leads to the programme. */
export function NowStrip() {
  const { t } = useTranslation()
  const { timeZone, dayStartsAtHour } = useEvent()
  const format = useFormat(timeZone)
  const { activities, now } = useActivities()
  useSendWhenOnline()
  if (activities === undefined) return null
  // What ends last was not about to be missed: the one with the most of it left is the one to run to.
  const on = activities
    .filter((activity) => momentOf(activity, now) === 'now')
    .sort((one, other) => endOf(other) - endOf(one))[0]
  const next = nextOf(activities, now, eventDayOf(now, timeZone, dayStartsAtHour))[0]
  return (
    <Link
      to="/activities"
      className="flex h-full animate-fade items-center gap-3 rounded-card border border-line/60 bg-surface/70 px-4 py-2 transition-colors hover:border-link"
    >
      <span className="grid min-w-0 flex-1 gap-0.5 text-sm">
        {on !== undefined && (
          <Line
            label={t('programme.when.now')}
            color="text-success"
            title={on.title}
            time={on.endsAt === null ? '' : t('programme.until', { time: format.clock(new Date(on.endsAt)) })}
          />
        )}
        {next !== undefined && (
          <Line
            label={t('programme.when.next')}
            color="text-link"
            title={next.title}
            time={format.next(new Date(next.startsAt ?? 0), new Date(now))}
          />
        )}
        {on === undefined && next === undefined && (
          <span className="font-semibold">{t('programme.strip.all')}</span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-low" />
    </Link>
  )
}

interface LineProps {
  label: string
  color: string
  title: string
  time: string
}

function Line({ label, color, title, time }: LineProps) {
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <span className={`shrink-0 text-xs font-bold ${color}`}>{label}</span>
      <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
      <span className="tnum shrink-0 text-xs text-mid">{time}</span>
    </span>
  )
}

function endOf({ startsAt, endsAt }: Activity): number {
  return Date.parse(endsAt ?? startsAt ?? '')
}
