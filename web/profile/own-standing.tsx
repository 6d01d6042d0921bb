import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Profile } from '../../contract/profile.ts'
import { useEvent } from '../event/use-event.ts'
import { useNames } from '../event/use-names.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ChevronRight, Gift } from '../ui/icons.ts'
import { PointsPill } from '../ui/points-pill.tsx'
import { ProgressRing } from '../ui/progress-ring.tsx'
import { openProfile } from './use-profile.ts'

const STALE_AFTER_MS = 30_000

/** Points and the next prize of whoever this phone belongs to; nothing for a guest, or where they are nobody's to see. */
export function OwnStanding({ sessionId }: { sessionId: string }) {
  const { data } = useQuery({
    queryKey: ['standing', sessionId],
    queryFn: ({ signal }) => openProfile(sessionId, 1, false, signal),
    staleTime: STALE_AFTER_MS,
    refetchOnMount: 'always',
    retry: false,
  })
  return data && <Standing profile={data.profile} />
}

function Standing({ profile: { totalPoints, nextPrize } }: { profile: Profile }) {
  const { t } = useTranslation()
  const say = useNames()
  const format = useFormat(useEvent().timeZone)
  const missing = nextPrize && t('profile.missing', { points: format.points(nextPrize.pointsMissing) })
  return (
    <Link
      to="/profile"
      className="flex animate-fade items-center gap-3 rounded-card border border-line/60 bg-surface/70 px-4 py-3 transition-colors hover:border-link"
    >
      {nextPrize && (
        <ProgressRing
          value={totalPoints / nextPrize.requiredPoints}
          label={`${say(nextPrize.prizeName)}: ${missing}`}
          size="2.75rem"
        >
          <Gift aria-hidden className="size-5 text-points" />
        </ProgressRing>
      )}
      <span className="grid min-w-0 flex-1 justify-items-start gap-0.5 text-sm">
        <PointsPill size="sm">{format.points(totalPoints)}</PointsPill>
        {nextPrize && (
          <span className="text-mid">
            <span className="font-semibold text-hi">{say(nextPrize.prizeName)}</span> · {missing}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-low" />
    </Link>
  )
}
