import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Itinerary } from '../../contract/programme.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Check, Download } from '../ui/icons.ts'
import { toPlan } from './plan.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanDay } from './plan-day.tsx'
import { useActivities } from './use-activities.ts'
import { useItinerary, useSendWhenOnline } from './use-itinerary.ts'
import { useItineraryOf } from './use-itinerary-of.ts'

/** What was saved on a journey: the QR code carries it to another phone, which can keep it. */
export function JourneyItinerary({ sessionId }: { sessionId: string }) {
  const { data } = useItineraryOf(sessionId)
  if (data === undefined) return null
  const { days, anytime } = data.itinerary
  if (days.length + anytime.length === 0) return null
  return <Saved sessionId={sessionId} itinerary={data.itinerary} />
}

function Saved({ sessionId, itinerary }: { sessionId: string; itinerary: Itinerary }) {
  const { t } = useTranslation()
  const { now } = useActivities()
  const items = [...itinerary.days.flatMap((day) => day.items), ...itinerary.anytime]
  const { days, anytime } = toPlan(itinerary, new Set(items.map(({ id }) => id)))
  return (
    <section aria-labelledby="journey-itinerary" className="grid gap-5">
      <h2 id="journey-itinerary" className="text-xl">
        {t('itinerary.onJourney')}
      </h2>
      {days.map((day) => (
        <PlanDay key={day.day} day={day} now={now} />
      ))}
      {anytime.length > 0 && (
        <ul aria-label={t('itinerary.anytime')} className="grid gap-3 sm:grid-cols-2">
          {anytime.map((item) => (
            <li key={item.id} className="grid">
              <PlanCard item={item} now={now} />
            </li>
          ))}
        </ul>
      )}
      {/* What was cancelled can be looked at, and no longer be saved. */}
      <KeepIt from={sessionId} ids={items.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id)} />
    </section>
  )
}

/** On the phone of the journey itself there is nothing to take over, and a shared screen takes nothing. */
function KeepIt({ from, ids }: { from: string; ids: string[] }) {
  const { t } = useTranslation()
  const { sessionId, savedIds, setSaved } = useItinerary()
  const isKiosk = isShared(useSurface())
  useSendWhenOnline()
  if (isKiosk) return null
  const missing = ids.filter((id) => !savedIds.has(id))
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sessionId !== from && missing.length > 0 && (
        <Button variant="primary" onClick={() => setSaved(true, ...missing)}>
          <Download aria-hidden className="size-[1.1em]" />
          {t('itinerary.keep')}
        </Button>
      )}
      {sessionId !== from && missing.length === 0 && (
        <p role="status" className="flex items-center gap-2 font-semibold text-success">
          <Check aria-hidden className="size-[1.2em]" />
          {t('itinerary.kept')}
        </p>
      )}
      <Link to="/itinerary" className={buttonClass({ variant: 'ghost' })}>
        {t('itinerary.open')}
      </Link>
    </div>
  )
}
