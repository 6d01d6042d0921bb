import { useTranslation } from 'react-i18next'
import type { Preference } from '../../contract/guide.ts'
import { Badge } from '../ui/badge.tsx'
import { vibeOf } from './vibes.ts'

/** The vibe a reading was asked with. */
export function VibeBadge({ preference }: { preference: Preference }) {
  const { t } = useTranslation()
  const { Icon } = vibeOf(preference)
  return (
    <Badge tone="brand" icon={<Icon aria-hidden />}>
      {t(`guide.vibe.${preference}`)}
    </Badge>
  )
}
