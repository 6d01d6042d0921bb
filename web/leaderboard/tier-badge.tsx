import { useTranslation } from 'react-i18next'
import type { TierId } from '../../contract/attendees.ts'
import { Badge } from '../ui/badge.tsx'
import { Compass, Crown, Sparkles, Star } from '../ui/icons.ts'

const icons = { platinum: Crown, gold: Star, silver: Sparkles, bronze: Compass }

/** The tier by colour, sign and name: never by colour alone. */
export function TierBadge({ tier }: { tier: TierId }) {
  const { t } = useTranslation()
  const Icon = icons[tier]
  return (
    <Badge tone={tier} icon={<Icon aria-hidden />}>
      {t(`tier.${tier}`)}
    </Badge>
  )
}
