import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { type Activity, type ActivityKind, activityKinds } from '../../contract/programme.ts'
import { eventDayOf } from '../../contract/programme-time.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Clock, MapIcon } from '../ui/icons.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { SelectMenu } from '../ui/select-menu.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ActivityResults } from './activity-results.tsx'
import { chooseActivities, shownView, type View, views } from './choose-activities.ts'
import { ProgrammeTop } from './programme-top.tsx'
import { SearchField } from './search-field.tsx'
import { useActivities } from './use-activities.ts'
import { useItinerary, useSendWhenOnline } from './use-itinerary.ts'

/** Everything there is to do: now, next, all of it, and what one saved. */
export function ActivitiesPage() {
  const { t } = useTranslation()
  const { timeZone, mapVersion } = useEvent()
  const format = useFormat(timeZone)
  const { activities, now, isAway, readAt, retry } = useActivities()
  useSendWhenOnline()
  return (
    <PageShell>
      <div className="mx-auto w-full max-w-[56rem]">
        <ProgrammeTop title={t('nav.activities')} savedAt={isAway ? readAt : undefined}>
          <p className="tnum flex items-center gap-1.5 text-sm text-mid">
            <Clock aria-hidden className="size-[1.1em]" />
            {format.clock(new Date(now))}
            <span className="text-low">{t('programme.zone', { zone: format.zone(new Date(now)) })}</span>
          </p>
          {mapVersion !== null && (
            <Link to="/map" className={buttonClass({ size: 'sm' })}>
              <MapIcon aria-hidden className="size-4.5" />
              {t('nav.map')}
            </Link>
          )}
        </ProgrammeTop>
        {activities !== undefined && <Programme activities={activities} now={now} />}
        {activities === undefined && !isAway && (
          <Skeleton label={t('app.loading')} lines={6} className="h-24" />
        )}
        {activities === undefined && isAway && <NotLoaded title={t('programme.failed')} onRetry={retry} />}
      </div>
    </PageShell>
  )
}

function Programme({ activities, now }: { activities: Activity[]; now: number }) {
  const { t } = useTranslation()
  const { timeZone, dayStartsAtHour } = useEvent()
  const { savedIds } = useItinerary()
  const [view, setView] = useView()
  const [kind, setKind] = useState<ActivityKind | 'any'>('any')
  const [search, setSearch] = useState('')
  // A long programme is searched when the typing leaves time for it.
  const searched = useDeferredValue(search)
  const today = eventDayOf(now, timeZone, dayStartsAtHour)
  const chosen = chooseActivities(activities, { view, kind, search: searched, now, today, savedIds })
  const kinds = ['any', ...activityKinds] as const
  const shown = shownView(view, search)
  // Now and next are not searched: whoever asks for them again has found what they looked for.
  const show = (next: View) => {
    if (shownView(next, search) !== next) setSearch('')
    setView(next)
  }
  return (
    <>
      <div className="mb-6 grid gap-3">
        <SegmentedControl
          label={t('programme.when.label')}
          value={shown}
          options={views.map((value) => ({ value, label: t(`programme.when.${value}`) }))}
          onChange={show}
        />
        <div className="flex gap-3 max-sm:flex-wrap">
          <SearchField label={t('programme.search')} value={search} onChange={setSearch} />
          <SelectMenu
            label={t('programme.kind.label')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`programme.kind.${value}`) }))}
            onChange={setKind}
          />
        </div>
      </div>
      <ActivityResults
        key={`${shown} ${kind} ${searched}`}
        view={shown}
        chosen={chosen}
        now={now}
        isNarrowed={searched.trim() !== '' || kind !== 'any'}
        onClear={() => {
          setSearch('')
          setKind('any')
        }}
      />
    </>
  )
}

/** The view stands in the address, so that it can be linked to and found again. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = views.find((view) => view === search.get('when'))
  return [asked ?? 'now', (view) => setSearch({ when: view }, { replace: true })]
}
