import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tiers } from '../../contract/attendees.ts'
import type { Profile } from '../../contract/profile.ts'
import { useEvent } from '../event/use-event.ts'
import { useNames } from '../event/use-names.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Card } from '../ui/card.tsx'
import { Crown, Gift, Star } from '../ui/icons.ts'
import { ProgressRing } from '../ui/progress-ring.tsx'

/** What is missing: to the next tier, and to the next prize. */
export function ProgressCards({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TierProgress profile={profile} />
      <PrizeProgress profile={profile} />
    </div>
  )
}

function TierProgress({ profile: { totalPoints, tier, nextTier } }: { profile: Profile }) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  if (nextTier === null) {
    return (
      <Progress
        title={t('tier.platinum')}
        text={t('profile.tier.top')}
        share={1}
        icon={<Crown />}
        color="platinum"
      />
    )
  }
  const from = tiers.find(({ id }) => id === tier)?.from ?? 0
  const share = (totalPoints - from) / (totalPoints + nextTier.pointsMissing - from)
  return (
    <Progress
      title={t(`tier.${nextTier.id}`)}
      text={t('profile.missing', { points: format.points(nextTier.pointsMissing) })}
      share={share}
      icon={<Star />}
      color={nextTier.id}
    />
  )
}

function PrizeProgress({ profile: { totalPoints, nextPrize, prizes } }: { profile: Profile }) {
  const { t } = useTranslation()
  const say = useNames()
  const format = useFormat(useEvent().timeZone)
  if (nextPrize !== null) {
    const { prizeName, description, requiredPoints, pointsMissing } = nextPrize
    return (
      <Progress
        title={say(prizeName)}
        about={description && say(description)}
        text={t('profile.missing', { points: format.points(pointsMissing) })}
        share={totalPoints / requiredPoints}
        icon={<Gift />}
        color="points"
      />
    )
  }
  if (prizes.length === 0) return null
  return (
    <Progress
      title={t('profile.prizes.title')}
      text={t('profile.prizes.all')}
      share={1}
      icon={<Gift />}
      color="points"
    />
  )
}

interface ProgressProps {
  title: string
  /** What it is. */
  about?: string | null
  text: string
  share: number
  icon: ReactNode
  /** Name of a colour token. */
  color: string
}

function Progress({ title, about, text, share, icon, color }: ProgressProps) {
  return (
    <Card className="flex items-center gap-4">
      <ProgressRing value={share} label={`${title}: ${text}`} size="4.5rem" color={`var(--color-${color})`}>
        <span aria-hidden className="block [&_svg]:size-6" style={{ color: `var(--color-${color})` }}>
          {icon}
        </span>
      </ProgressRing>
      <div className="min-w-0">
        <p className="font-bold leading-tight [overflow-wrap:anywhere]">{title}</p>
        {about && <p className="mt-0.5 text-sm [overflow-wrap:anywhere]">{about}</p>}
        <p className="mt-0.5 text-sm text-mid">{text}</p>
      </div>
    </Card>
  )
}
