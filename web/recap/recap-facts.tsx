import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recap } from '../../contract/recap.ts'
import { useEvent } from '../event/use-event.ts'
import { useNames } from '../event/use-names.ts'
import { useFormat } from '../i18n/use-format.ts'
import { TierBadge } from '../leaderboard/tier-badge.tsx'
import { Leon } from '../leon/leon.tsx'
import { Card } from '../ui/card.tsx'

/** What the picture was made of, in words: for those who want to know, and for those who do not see it. */
export function RecapFacts({ recap }: { recap: Recap }) {
  const { t } = useTranslation()
  const say = useNames()
  const format = useFormat(useEvent().timeZone)
  const { rank, bestHour, firstTapAt, lastTapAt, places, prizes } = recap
  return (
    <div className="grid gap-5">
      <Card className="grid gap-3">
        <p className="text-3xl font-extrabold text-points">{format.points(recap.totalPoints)}</p>
        <p className="flex flex-wrap items-center gap-3 font-bold">
          {rank !== null && t('board.rank', { rank: format.number(rank) })}
          <TierBadge tier={recap.tier} />
        </p>
      </Card>
      {places.length > 0 && (
        <Card>
          <h2 className="mb-3 text-lg font-bold">{t('recap.places')}</h2>
          <ul className="divide-y divide-line/50">
            {places.map(({ name, visits }) => (
              <li key={name} className="flex justify-between gap-4 py-2">
                <span className="font-semibold">{say(name)}</span>
                <span className="shrink-0 text-mid">{t('recap.visits', { count: visits })}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {firstTapAt !== null && <Fact label={t('recap.first')}>{format.moment(new Date(firstTapAt))}</Fact>}
          {lastTapAt !== null && <Fact label={t('recap.last')}>{format.moment(new Date(lastTapAt))}</Fact>}
          {bestHour !== null && (
            <Fact label={t('recap.bestHour')}>
              {format.moment(new Date(bestHour.startsAt))} · {format.points(bestHour.points)}
            </Fact>
          )}
          {prizes.length > 0 && (
            <Fact label={t('recap.prizes')}>
              {prizes.map((prize) => prize.split(' · ').map(say).join(' · ')).join(', ')}
            </Fact>
          )}
        </dl>
      </Card>
      <div className="flex items-center gap-4">
        <Leon state="happy" size="6rem" />
        <p className="flex-1 rounded-card bg-raised px-5 py-4 font-semibold text-balance">{recap.closing}</p>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-mid">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
