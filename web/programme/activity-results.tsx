import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Activity } from '../../contract/programme.ts'
import { Leon } from '../leon/leon.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ActivityCard } from './activity-card.tsx'
import { ActivityDays } from './activity-days.tsx'
import { ActivitySheet } from './activity-sheet.tsx'
import type { Chosen, View } from './choose-activities.ts'
import { StationList } from './station-list.tsx'

/** So many are drawn at once; a programme of thousands would make a phone wait. */
const AT_A_TIME = 60

interface ActivityResultsProps {
  view: View
  chosen: Chosen
  now: number
  /** A search or a kind is set. */
  isNarrowed: boolean
  onClear: () => void
}

/** What was chosen of the programme, with the details of whatever is opened. */
export function ActivityResults({ view, chosen, now, isNarrowed, onClear }: ActivityResultsProps) {
  const { t } = useTranslation()
  const { timed, earlier, dropIn, stations } = chosen
  const [opened, setOpened] = useState<Activity>()
  const [showsEarlier, setShowsEarlier] = useState(timed.length + dropIn.length + stations.length === 0)
  const [limit, setLimit] = useState(AT_A_TIME)
  const all = showsEarlier ? [...earlier, ...timed] : timed
  const isEmpty = all.length + earlier.length + dropIn.length + stations.length === 0
  if (isEmpty) return <Nothing view={view} isNarrowed={isNarrowed} onClear={onClear} />
  return (
    <div className="grid gap-8">
      {earlier.length > 0 && !showsEarlier && (
        <Button variant="ghost" className="-mb-4 justify-self-center" onClick={() => setShowsEarlier(true)}>
          {t('programme.earlier', { count: earlier.length })}
        </Button>
      )}
      {view === 'now' && all.length === 0 && !isNarrowed && (
        <p className="text-center text-mid">{t('programme.empty.now')}</p>
      )}
      <ActivityDays timed={all.slice(0, limit)} now={now} onOpen={setOpened} />
      {all.length > limit && (
        <Button className="justify-self-center" onClick={() => setLimit(limit + AT_A_TIME)}>
          {t('programme.more')}
        </Button>
      )}
      {dropIn.length > 0 && <DropIn activities={dropIn} now={now} onOpen={setOpened} />}
      {stations.length > 0 && <StationList stations={stations} now={now} />}
      {opened !== undefined && (
        <ActivitySheet activity={opened} now={now} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}

interface DropInProps {
  activities: readonly Activity[]
  now: number
  onOpen: (activity: Activity) => void
}

function DropIn({ activities, now, onOpen }: DropInProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="drop-in" className="grid gap-3">
      <div>
        <h2 id="drop-in" className="text-lg">
          {t('programme.dropIn')}
        </h2>
        <p className="text-sm text-mid">{t('programme.dropIn.text')}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {activities.slice(0, AT_A_TIME).map((activity) => (
          <li key={activity.id} className="grid">
            <ActivityCard activity={activity} now={now} onOpen={() => onOpen(activity)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Nothing({
  view,
  isNarrowed,
  onClear,
}: Pick<ActivityResultsProps, 'view' | 'isNarrowed' | 'onClear'>) {
  const { t } = useTranslation()
  if (isNarrowed) {
    return (
      <EmptyState
        picture={<Leon state="curious" size="min(11rem, 42vw)" />}
        title={t('programme.empty.search')}
        action={<Button onClick={onClear}>{t('programme.clear')}</Button>}
      />
    )
  }
  if (view !== 'mine') {
    return (
      <EmptyState
        picture={<Leon state="sleepy" size="min(11rem, 42vw)" />}
        title={t(`programme.empty.${view}`)}
      />
    )
  }
  return (
    <EmptyState
      picture={<Leon state="curious" size="min(11rem, 42vw)" />}
      title={t('itinerary.empty.title')}
      description={t('itinerary.empty.text')}
      action={
        <Link to="/activities?when=all" className={buttonClass({ variant: 'primary' })}>
          {t('itinerary.empty.action')}
        </Link>
      }
    />
  )
}
