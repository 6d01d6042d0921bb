import { useTranslation } from 'react-i18next'
import { getItineraryCalendar, type ItineraryItem } from '../../contract/programme.ts'
import { momentOf } from '../../contract/programme-time.ts'
import { useEvent } from '../event/use-event.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { ShowOnMap } from '../places/show-on-map.tsx'
import { addressOf } from '../platform/api.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { Ban, CalendarPlus, CircleAlert, Clock, MapPin, X } from '../ui/icons.ts'
import { spanOf } from './entry-time.ts'
import { usePlanText } from './plan-texts.ts'

interface PlanCardProps {
  item: ItineraryItem
  /** Titles of what happens at the same time. */
  clashes?: string[]
  now: number
  sessionId?: string | undefined
  onRemove?: ((item: ItineraryItem) => void) | undefined
}

/** Something saved: what, where, and whether it clashes; with its calendar file, and the way out. */
export function PlanCard({ item, clashes = [], now, sessionId, onRemove }: PlanCardProps) {
  const { t } = useTranslation()
  const { title, location, isCancelled, startsAt } = item
  const isOn = momentOf(item, now) === 'now' && !isCancelled
  return (
    <Card
      className={classNames(
        'flex items-start gap-1 p-3.5! pe-1.5!',
        isOn && 'border-success/45!',
        (isCancelled || momentOf(item, now) === 'over') && 'opacity-70',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h3 className={classNames('text-base leading-snug', isCancelled && 'line-through')}>{title}</h3>
        {location !== null && (
          <p className="flex items-start gap-1.5 text-sm text-mid">
            <MapPin aria-hidden className="mt-[.2em] size-[1.05em] shrink-0 text-link" />
            {location}
          </p>
        )}
        <ShowOnMap location={location} className="min-h-6" />
        {(isOn || isCancelled) && (
          <p>
            <Badge
              tone={isCancelled ? 'danger' : 'success'}
              icon={
                isCancelled ? (
                  <Ban aria-hidden />
                ) : (
                  <span aria-hidden className="size-[.6em] rounded-full bg-success" />
                )
              }
            >
              {t(isCancelled ? 'itinerary.cancelled' : 'programme.onNow')}
            </Badge>
          </p>
        )}
        {item.change && item.change.kind !== 'cancelled' && <Moved change={item.change} />}
        {clashes.map((clash) => (
          <p key={clash} className="flex items-start gap-1.5 text-sm font-semibold text-warning">
            <CircleAlert aria-hidden className="mt-[.15em] size-[1.1em] shrink-0" />
            {t('itinerary.clash', { title: clash })}
          </p>
        ))}
      </div>
      {onRemove !== undefined && (
        <div className="-my-2 flex shrink-0 flex-col sm:flex-row">
          {sessionId !== undefined && startsAt !== null && (
            <CalendarLink sessionId={sessionId} entryId={item.id} title={title} />
          )}
          <Button
            variant="ghost"
            isIconOnly
            aria-label={t('itinerary.remove', { title })}
            onClick={() => onRemove(item)}
          >
            <X aria-hidden className="size-5" />
          </Button>
        </div>
      )}
    </Card>
  )
}

/** What it was before: told until its owner has seen it. */
function Moved({ change }: { change: NonNullable<ItineraryItem['change']> }) {
  const say = usePlanText()
  const { locale } = useLanguage()
  const { timeZone } = useEvent()
  if (say === undefined) return null
  const before = [spanOf(change, locale, timeZone), change.location].filter(Boolean).join(' · ')
  return (
    <p className="flex items-start gap-1.5 text-sm font-semibold text-warning">
      <Clock aria-hidden className="mt-[.15em] size-[1.1em] shrink-0" />
      {change.kind === 'back' ? say('back') : say('moved', { before })}
    </p>
  )
}

function CalendarLink({ sessionId, entryId, title }: { sessionId: string; entryId: string; title: string }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <a
      href={addressOf(getItineraryCalendar.url, {
        params: { sessionId },
        querystring: { language, entry: entryId },
      })}
      aria-label={t('itinerary.addOne', { title })}
      className={buttonClass({ variant: 'ghost', isIconOnly: true })}
    >
      <CalendarPlus aria-hidden className="size-5" />
    </a>
  )
}
