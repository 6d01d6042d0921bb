import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PublicInstallation } from '../../contract/installations.ts'
import { OpeningSign } from '../event/opening-sign.tsx'
import { useEvent } from '../event/use-event.ts'
import { useNames } from '../event/use-names.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Badge } from '../ui/badge.tsx'
import { cardClass } from '../ui/card.tsx'
import { MapPin, Pause } from '../ui/icons.ts'
import { PointsPill } from '../ui/points-pill.tsx'

interface HubCardProps {
  to: string
  title: string
  subtitle?: string
  icon?: ReactNode
  color?: string
  /** Without one there are no points to earn behind this door. */
  installation: PublicInstallation | undefined
  /** Below the card: what is no part of its link. */
  foot?: ReactNode
}

/** One door of the hub; the whole card is the link. The badge shows only where there are points to earn. */
export function HubCard({ to, title, subtitle, icon, color, installation, foot }: HubCardProps) {
  const { t } = useTranslation()
  const say = useNames()
  const format = useFormat(useEvent().timeZone)
  const points = installation?.pointValue ?? 0
  return (
    <li className="flex flex-col gap-1">
      <Link
        to={to}
        className={`${cardClass({ isAction: true })} flex! h-full flex-col gap-3 max-sm:gap-1.5 max-sm:p-4`}
      >
        {(icon || points > 0) && (
          <span className="flex flex-wrap items-start justify-between gap-2 kiosk:has-[>.text-lg]:flex-col">
            <span
              className={
                icon
                  ? `grid size-14 place-items-center max-sm:mb-1 max-sm:size-11 rounded-card ${color}`
                  : 'text-lg font-bold'
              }
            >
              {icon ?? title}
            </span>
            {points > 0 && <PointsPill size="sm">{format.points(points)}</PointsPill>}
          </span>
        )}
        {icon && <span className="text-lg font-bold leading-snug">{title}</span>}
        {subtitle && <span className="text-mid">{subtitle}</span>}
        {!icon && installation?.location && installation.location !== installation.name && (
          <span className="flex items-center gap-1.5 text-sm text-mid">
            <MapPin aria-hidden className="size-4" />
            {say(installation.location)}
          </span>
        )}
        <OpeningSign installation={installation} />
        {installation?.isActive === false && (
          <span>
            <Badge tone="warning" icon={<Pause aria-hidden />}>
              {t('hub.break')}
            </Badge>
          </span>
        )}
      </Link>
      {foot}
    </li>
  )
}
