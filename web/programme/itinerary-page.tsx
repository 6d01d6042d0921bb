import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getItineraryCalendar, type ItineraryItem } from '../../contract/programme.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { QrCard } from '../journeys/qr-card.tsx'
import { Leon } from '../leon/leon.tsx'
import { addressOf } from '../platform/api.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CalendarPlus, Plus, WifiOff } from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { toPlan } from './plan.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanDay } from './plan-day.tsx'
import { PlanNews } from './plan-news.tsx'
import { ProgrammeTop } from './programme-top.tsx'
import { useActivities } from './use-activities.ts'
import { useItinerary, useSendWhenOnline } from './use-itinerary.ts'

/** Time enough to take back a touch that slipped (experience, section 4). */
const UNDO_MS = 8_000

/** What one saved, day by day: what clashes, what is free between, and how to take it along. */
export function ItineraryPage() {
  const { t } = useTranslation()
  const { savedIds, savedAt, isWaiting, isLoading, isError, retry } = useItinerary()
  useSendWhenOnline()
  const isEmpty = savedIds.size === 0
  return (
    <PageShell>
      <div className="mx-auto grid w-full max-w-[52rem] content-start">
        <ProgrammeTop
          title={t('nav.itinerary')}
          savedAt={savedAt === undefined ? undefined : Date.parse(savedAt)}
        />
        {isWaiting && <Waiting />}
        {isEmpty && isLoading && <Skeleton label={t('app.loading')} lines={4} className="h-20" />}
        {isEmpty && isError && <NotLoaded title={t('programme.failed')} onRetry={retry} />}
        {isEmpty && !isLoading && !isError && <NothingSaved />}
        {!isEmpty && <Plan />}
      </div>
    </PageShell>
  )
}

function Plan() {
  const { t } = useTranslation()
  const { sessionId, known, savedIds, setSaved } = useItinerary()
  const { activities, now } = useActivities()
  const plan = toPlan(known, savedIds, activities)

  function handleRemove({ id }: ItineraryItem): void {
    setSaved(false, id)
    toast({
      title: t('itinerary.removed'),
      durationMs: UNDO_MS,
      action: { label: t('itinerary.undo'), onAction: () => setSaved(true, id) },
    })
  }

  return (
    <div className="grid gap-8">
      {sessionId !== undefined && <PlanNews known={known} sessionId={sessionId} />}
      {plan.days.map((day) => (
        <PlanDay key={day.day} day={day} now={now} sessionId={sessionId} onRemove={handleRemove} />
      ))}
      {plan.anytime.length > 0 && (
        <section aria-labelledby="anytime" className="grid gap-3">
          <h2 id="anytime" className="text-lg">
            {t('itinerary.anytime')}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {plan.anytime.map((item) => (
              <li key={item.id} className="grid">
                <PlanCard item={item} now={now} onRemove={handleRemove} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {sessionId !== undefined && (
        <TakeAlong sessionId={sessionId} hasTimes={plan.days.length > 0} hasMore={plan.anytime.length > 0} />
      )}
    </div>
  )
}

interface TakeAlongProps {
  sessionId: string
  hasTimes: boolean
  /** Some of it has no time, which no calendar can take. */
  hasMore: boolean
}

function TakeAlong({ sessionId, hasTimes, hasMore }: TakeAlongProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const calendar = addressOf(getItineraryCalendar.url, { params: { sessionId }, querystring: { language } })
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {hasTimes && (
          <a href={calendar} className={`${buttonClass({ variant: 'primary' })} max-sm:w-full`}>
            <CalendarPlus aria-hidden className="size-[1.2em]" />
            {t('itinerary.addAll')}
          </a>
        )}
        <Link to="/activities?when=all" className={`${buttonClass()} max-sm:w-full`}>
          <Plus aria-hidden className="size-[1.1em]" />
          {t('itinerary.empty.action')}
        </Link>
      </div>
      {hasTimes && hasMore && <p className="text-sm text-low">{t('itinerary.calendarNote')}</p>}
      <QrCard sessionId={sessionId} />
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <p
      role="status"
      className="mb-5 flex items-start gap-2 rounded-card border border-warning/40 bg-warning/10 p-3 text-sm text-warning"
    >
      <WifiOff aria-hidden className="mt-[.15em] size-[1.2em] shrink-0" />
      {t('itinerary.waiting')}
    </p>
  )
}

function NothingSaved() {
  const { t } = useTranslation()
  return (
    <EmptyState
      picture={<Leon state="curious" size="min(15rem, 50vw, 40dvh)" />}
      title={t('itinerary.empty.title')}
      description={t('itinerary.empty.text')}
      action={
        <Link to="/activities?when=all" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('itinerary.empty.action')}
        </Link>
      }
    />
  )
}
