import type { Analytics } from '../../../contract/analytics.ts'
import { Card } from '../../ui/card.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** Every so many hours one is named under its bar. */
const LABEL_EVERY = 6

/** Points of each of the last 24 hours as plain bars; a list for those who do not see it. */
export function HoursChart({ hours }: { hours: Analytics['hours'] }) {
  const say = useAdminText()
  const { number, hour, zone } = useNumbers()
  const most = Math.max(...hours.map(({ pointsAwarded }) => pointsAwarded), 0)
  return (
    <Card className="grid gap-4">
      <header>
        <h3 className="text-lg">{say('analytics.hours')}</h3>
        <p className="text-sm text-mid">
          {say('analytics.hoursText')}
          {hours[0] && `\u00a0· ${zone(hours[0].startsAt)}`}
        </p>
      </header>
      {most === 0 && <p className="text-mid">{say('analytics.noHours')}</p>}
      {most > 0 && (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          <div aria-hidden className="tnum flex flex-col justify-between pb-6 text-end text-xs text-low">
            <span>{number(most)}</span>
            <span>0</span>
          </div>
          <ol className="flex h-44 items-stretch gap-0.5 sm:gap-1">
            {hours.map(({ startsAt, pointsAwarded, interactionCount }, index) => {
              const text = say('analytics.hour', {
                time: hour(startsAt),
                points: number(pointsAwarded),
                count: number(interactionCount),
              })
              return (
                <li
                  key={startsAt}
                  title={text}
                  className="relative mb-6 flex min-w-0 flex-1 items-end border-b border-line"
                >
                  <span className="sr-only">{text}</span>
                  <div
                    aria-hidden
                    className="w-full rounded-t-[3px] bg-accent"
                    style={{
                      height: `${Math.max(pointsAwarded === 0 ? 0 : 1, (Math.max(0, pointsAwarded) / most) * 100)}%`,
                    }}
                  />
                  {index % LABEL_EVERY === 0 && (
                    <span
                      aria-hidden
                      className="tnum absolute start-0 top-full mt-1 whitespace-nowrap text-xs text-low"
                    >
                      {hour(startsAt)}
                    </span>
                  )}
                </li>
              )
            })}
          </ol>
        </div>
      )}
    </Card>
  )
}
