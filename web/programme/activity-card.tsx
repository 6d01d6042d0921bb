import { useTranslation } from 'react-i18next'
import type { PublicInstallation } from '../../contract/installations.ts'
import type { Activity } from '../../contract/programme.ts'
import { momentOf } from '../../contract/programme-time.ts'
import { OpeningSign } from '../event/opening-sign.tsx'
import { installationIn, useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { MapPin, Pause } from '../ui/icons.ts'
import { PointsPill } from '../ui/points-pill.tsx'
import { SaveButton } from './save-button.tsx'

interface ActivityCardProps {
  activity: Activity
  /** The programme clock. */
  now: number
  onOpen: () => void
}

/** Something to do. The name opens the details, the star saves it. */
export function ActivityCard({ activity, now, onOpen }: ActivityCardProps) {
  const moment = momentOf(activity, now)
  const { id, title, location } = activity
  return (
    <Card
      className={classNames(
        'relative flex items-start gap-2 p-4! pe-2!',
        moment === 'now' && 'border-success/45!',
        moment === 'over' && 'opacity-70',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h3 className="text-base leading-snug">
          <button
            type="button"
            onClick={onOpen}
            className="text-start after:absolute after:inset-0 after:rounded-card hover:text-link"
          >
            {title}
          </button>
        </h3>
        {location !== null && (
          <p className="flex items-start gap-1.5 text-sm text-mid">
            <MapPin aria-hidden className="mt-[.2em] size-[1.05em] shrink-0 text-link" />
            {location}
          </p>
        )}
        <ActivitySigns activity={activity} now={now} />
      </div>
      <SaveButton entryId={id} title={title} isIconOnly className="relative z-10 -mt-2 shrink-0" />
    </Card>
  )
}

/** Until when it lasts, what can be earned, and whether it takes a break. */
export function ActivitySigns({ activity, now }: { activity: Activity; now: number }) {
  const { t } = useTranslation()
  const event = useEvent()
  const format = useFormat(event.timeZone)
  const { endsAt, points, installation } = activity
  const place = installation ? installationIn(event, installation.id) : undefined
  const isOn = momentOf(activity, now) === 'now'
  const until = endsAt === null ? undefined : format.clock(new Date(endsAt))
  if (until === undefined && !points && installation?.isActive !== false && !hasHours(place)) return null
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-2 [&>span]:whitespace-normal">
      {until !== undefined && isOn && (
        <Badge
          tone="success"
          icon={<span aria-hidden className="size-[.6em] animate-fade rounded-full bg-success" />}
        >
          {t('programme.onUntil', { time: until })}
        </Badge>
      )}
      {until !== undefined && !isOn && (
        <span className="tnum text-sm text-low">{t('programme.until', { time: until })}</span>
      )}
      {points !== null && points > 0 && <PointsPill size="sm">{format.points(points)}</PointsPill>}
      <OpeningSign installation={place} />
      {installation?.isActive === false && (
        <Badge tone="warning" icon={<Pause aria-hidden />}>
          {t('hub.break')}
        </Badge>
      )}
    </p>
  )
}

function hasHours(place: PublicInstallation | undefined): boolean {
  return place?.opensAt !== undefined || place?.closesAt !== undefined
}
