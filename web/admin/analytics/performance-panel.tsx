import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { withShares } from './shares.ts'
import { useAnalytics } from './use-analytics.ts'

/** What each installation has brought, with its share of all points. */
export function PerformancePanel() {
  const say = useAdminText()
  const { number, share: percent } = useNumbers()
  return (
    <SectionFrame title={say('section.performance')}>
      <Loaded query={useAnalytics()} loadingText={say('analytics.loading')}>
        {({ installations }) =>
          installations.length === 0 ? (
            <EmptyState title={say('performance.empty')} description={say('installations.emptyHint')} />
          ) : (
            <Card className="p-0!">
              <ul className="divide-y divide-line/60">
                {withShares(installations).map(({ id, name, interactionCount, pointsAwarded, share }) => (
                  <li key={id} className="grid gap-2 px-5 py-3.5">
                    <div className="flex flex-wrap items-baseline gap-x-4">
                      <h3 className="me-auto text-base font-semibold max-sm:w-full">{name}</h3>
                      <p className="tnum text-sm text-mid">
                        {say('performance.interactions', { count: number(interactionCount) })}
                      </p>
                      <p className="tnum min-w-32 text-end max-sm:ms-auto font-semibold text-points">
                        {say('performance.points', { points: number(pointsAwarded) })}
                      </p>
                    </div>
                    <div className="flex items-center gap-3">
                      <div
                        role="img"
                        aria-label={say('performance.share', { name, share: percent(share) })}
                        className="h-2 flex-1 overflow-hidden rounded-full bg-surface-2"
                      >
                        <div
                          className="h-full rounded-full bg-accent"
                          style={{ width: `${Math.max(0, share) * 100}%` }}
                        />
                      </div>
                      <span aria-hidden className="tnum w-12 text-end text-sm text-mid">
                        {percent(share)}
                      </span>
                    </div>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
    </SectionFrame>
  )
}
