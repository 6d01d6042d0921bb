import { useTranslation } from 'react-i18next'
import type { Profile } from '../../contract/profile.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { TierBadge } from '../leaderboard/tier-badge.tsx'
import { RollingNumber } from '../points/rolling-number.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Card } from '../ui/card.tsx'

/** Who it is, the points as large as they deserve, and the place. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const { attendee, totalPoints, tier } = profile
  const place = usePlace(profile)
  return (
    <Card className="grid justify-items-center gap-4 overflow-hidden py-7">
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.firstName}
        imageUrl={attendee.avatarUrl}
        size="6.5rem"
        ring={`var(--color-${tier})`}
      />
      <div className="grid max-w-full gap-1 text-center">
        <p className="text-2xl font-extrabold leading-tight [overflow-wrap:anywhere]">
          @{attendee.tiktokUsername}
        </p>
        <p className="text-mid">{attendee.attendeeName}</p>
      </div>
      <TierBadge tier={tier} />
      <div className="grid gap-1 text-center">
        <p className="font-display text-5xl font-extrabold leading-none text-points">
          <RollingNumber value={totalPoints} format={format.number} />
        </p>
        <p className="text-sm font-semibold text-mid">{t('profile.points')}</p>
      </div>
      {place !== undefined && <p className="text-center text-lg font-semibold text-balance">{place}</p>}
    </Card>
  )
}

function usePlace({ rank, attendeesRanked, isFrozen, choices }: Profile): string | undefined {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  if (choices.isHidden) return t('profile.hidden')
  if (rank !== null)
    return t('profile.rank', { rank: format.number(rank), total: format.number(attendeesRanked) })
  return isFrozen ? t('profile.frozen') : undefined
}
