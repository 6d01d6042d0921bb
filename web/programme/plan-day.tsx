import { useTranslation } from 'react-i18next'
import type { ItineraryItem } from '../../contract/programme.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { classNames } from '../ui/class-names.ts'
import type { PlanDay as Day, PlanItem } from './plan.ts'
import { PlanCard } from './plan-card.tsx'

interface PlanDayProps {
  day: Day
  now: number
  /** Absent where somebody else's itinerary is looked at. */
  sessionId?: string | undefined
  onRemove?: ((item: ItineraryItem) => void) | undefined
}

/** A day of the itinerary as one line from its first start to its last end. */
export function PlanDay({ day: { day, items }, now, sessionId, onRemove }: PlanDayProps) {
  const format = useFormat(useEvent().timeZone)
  const titleOf = (id: string) => items.find(({ item }) => item.id === id)?.item.title ?? ''
  return (
    <section aria-labelledby={`plan-${day}`}>
      <h2 id={`plan-${day}`} className="mb-4 text-lg">
        {format.day(day)}
      </h2>
      <ol className="relative before:absolute before:inset-y-3 [--times:4.5rem] before:start-[calc(var(--times)+.9375rem)] before:w-px before:bg-line sm:[--times:5.5rem]">
        {items.map((planned) => (
          <PlanRow key={planned.item.id} planned={planned} now={now}>
            <PlanCard
              item={planned.item}
              clashes={planned.item.overlaps.map(titleOf).filter(Boolean)}
              now={now}
              sessionId={sessionId}
              onRemove={onRemove}
            />
          </PlanRow>
        ))}
      </ol>
    </section>
  )
}

interface PlanRowProps {
  planned: PlanItem
  now: number
  children: React.ReactNode
}

function PlanRow({ planned: { item, freeBefore }, now, children }: PlanRowProps) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const start = new Date(item.startsAt ?? 0)
  const end = item.endsAt === null ? undefined : new Date(item.endsAt)
  const isOn = start.getTime() <= now && now < (end ?? start).getTime()
  return (
    <li>
      {freeBefore > 0 && (
        <p className="ms-[calc(var(--times)+2rem)] py-2 text-sm text-low">
          {t('itinerary.gap', { time: format.duration(freeBefore) })}
        </p>
      )}
      <div className="grid grid-cols-[var(--times)_auto_minmax(0,1fr)] items-start gap-x-2.5 py-1.5">
        <p className="tnum grid whitespace-nowrap pt-3.5 text-end text-sm leading-snug">
          <time dateTime={item.startsAt ?? ''} className="font-bold text-hi">
            {format.clock(start)}
          </time>
          {end !== undefined && (
            <time dateTime={item.endsAt ?? ''} className="text-xs text-low before:content-['–_']">
              {format.clock(end)}
            </time>
          )}
        </p>
        <span
          aria-hidden
          className={classNames(
            'relative mt-4 size-3 rounded-full ring-4 ring-page',
            isOn ? 'bg-success' : item.isCancelled ? 'bg-line' : 'bg-link',
            item.overlaps.length > 0 && 'bg-warning!',
          )}
        />
        {children}
      </div>
    </li>
  )
}
