import type { Analytics } from '../../../contract/analytics.ts'
import { may } from '../../../contract/roles.ts'
import { useEvent } from '../../event/use-event.ts'
import { Card } from '../../ui/card.tsx'
import { NoticeList } from '../notices/notice-list.tsx'
import { PrizeStock } from '../prize-desk/prize-stock.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { ReadinessCard } from '../setup/readiness-card.tsx'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useUser } from '../user-context.ts'
import { HoursChart } from './hours-chart.tsx'
import { UsageCard } from './usage-card.tsx'
import { useAnalytics } from './use-analytics.ts'

/** Four figures for everybody, and the hours for those who may see performance. */
export function AnalyticsPanel() {
  const say = useAdminText()
  const query = useAnalytics()
  const user = useUser()
  const { mode } = useEvent()
  return (
    <SectionFrame title={say('section.analytics')}>
      {may(user, 'setup:read') && <NoticeList />}
      {may(user, 'setup:read') && mode === 'live' && <ReadinessCard />}
      <Loaded query={query} loadingText={say('analytics.loading')}>
        {(analytics) => (
          <>
            <Figures summary={analytics.summary} updatedAt={analytics.updatedAt} isOld={query.isError} />
            {may(user, 'performance:read') && <HoursChart hours={analytics.hours} />}
          </>
        )}
      </Loaded>
      {may(user, 'usage:read') && <UsageCard />}
      {may(user, 'prizes:hand-over') && <PrizeStock />}
    </SectionFrame>
  )
}

const tiles: readonly [keyof Analytics['summary'], AdminKey][] = [
  ['totalAttendees', 'analytics.attendees'],
  ['totalPoints', 'analytics.points'],
  ['totalInteractions', 'analytics.interactions'],
  ['averagePointsPerAttendee', 'analytics.average'],
]

interface FiguresProps {
  summary: Analytics['summary']
  updatedAt: string
  isOld: boolean
}

function Figures({ summary, updatedAt, isOld }: FiguresProps) {
  const say = useAdminText()
  const { number, clock } = useNumbers()
  return (
    <div>
      <dl className={`grid grid-cols-2 gap-3 xl:grid-cols-4 ${isOld ? 'opacity-60' : ''}`}>
        {tiles.map(([figure, key]) => (
          <Card key={figure} className="grid content-between gap-2 p-4! md:p-5!">
            <dt className="text-sm font-semibold text-mid">{say(key)}</dt>
            <dd
              className={`tnum text-2xl font-bold leading-none md:text-3xl ${figure === 'totalPoints' ? 'text-points' : ''}`}
            >
              {number(summary[figure])}
            </dd>
          </Card>
        ))}
      </dl>
      <p className="tnum mt-2 text-sm text-low">{say('analytics.updated', { time: clock(updatedAt) })}</p>
    </div>
  )
}
