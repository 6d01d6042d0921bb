import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '../../contract/programme.ts'
import { eventDayOf, momentOf } from '../../contract/programme-time.ts'
import type { MapPlace } from '../../contract/venue-map.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { isAt, nameOf } from '../places/find-place.ts'
import { useMapText } from '../places/map-texts.ts'
import { ActivitySheet } from '../programme/activity-sheet.tsx'
import { useActivities } from '../programme/use-activities.ts'
import { Button } from '../ui/button.tsx'
import { MapPin, X } from '../ui/icons.ts'
import { PointsPill } from '../ui/points-pill.tsx'

/** A place with a whole day's programme has more than a card has room for. */
const MOST_ROWS = 8

interface PlaceCardProps {
  place: MapPlace
  /** The device stands here. */
  isHere: boolean
  onClose: () => void
}

/** A place of the map, and what can be done there: what is on, what comes today, and what is always there. */
export function PlaceCard({ place, isHere, onClose }: PlaceCardProps) {
  const { t } = useTranslation()
  const say = useMapText()
  const { language } = useLanguage()
  const { timeZone, dayStartsAtHour } = useEvent()
  const { activities, now } = useActivities()
  const [opened, setOpened] = useState<Activity>()
  if (say === undefined) return null
  const today = eventDayOf(now, timeZone, dayStartsAtHour)
  const there = whatIsAt(place, activities ?? [], now, today)
  return (
    <section aria-live="polite" className="venue-map-card">
      <header>
        <MapPin aria-hidden className="size-5 shrink-0 text-link" />
        <h2 className="min-w-0 flex-1 text-lg leading-snug">
          {nameOf(place, language)}
          {isHere && <small>{say('here')}</small>}
        </h2>
        <Button variant="ghost" isIconOnly aria-label={t('app.close')} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </header>
      {activities !== undefined && there.length === 0 && <p className="text-sm text-mid">{say('quiet')}</p>}
      <ul>
        {there.slice(0, MOST_ROWS).map((activity) => (
          <li key={activity.id}>
            <Row activity={activity} now={now} onOpen={() => setOpened(activity)} />
          </li>
        ))}
      </ul>
      {opened && <ActivitySheet activity={opened} now={now} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

function Row({ activity, now, onOpen }: { activity: Activity; now: number; onOpen: () => void }) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const { title, startsAt, points, kind } = activity
  const isOn = momentOf(activity, now) === 'now'
  const content = (
    <>
      {startsAt !== null && (
        <span className={`tnum shrink-0 text-sm font-bold ${isOn ? 'text-success' : 'text-link'}`}>
          {isOn ? t('programme.when.now') : format.clock(new Date(startsAt))}
        </span>
      )}
      <span className="min-w-0 flex-1">{title}</span>
      {points !== null && points > 0 && <PointsPill size="sm">{format.points(points)}</PointsPill>}
    </>
  )
  // A plain station is no entry: there is nothing more to tell.
  if (kind === 'station') return <span className="venue-map-row">{content}</span>
  return (
    <button type="button" className="venue-map-row" onClick={onOpen}>
      {content}
    </button>
  )
}

/** What is on first, then what comes on this event day, then what has no time. */
function whatIsAt(place: MapPlace, activities: readonly Activity[], now: number, today: string): Activity[] {
  const there = activities.filter(({ location }) => isAt(location, place))
  const at = (moment: string) => there.filter((activity) => momentOf(activity, now) === moment)
  return [...at('now'), ...at('later').filter(({ day }) => day === today), ...at('anytime')]
}
