import { useTranslation } from 'react-i18next'
import type { PublicInstallation } from '../../contract/installations.ts'
import { nextTime } from '../i18n/formats.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Badge } from '../ui/badge.tsx'
import { Clock } from '../ui/icons.ts'
import { useEvent } from './use-event.ts'
import { useVenueTime } from './use-venue-time.ts'

/** When a closed installation opens, or until when an open one is; nothing of one without hours. */
export function OpeningSign({ installation }: { installation: PublicInstallation | undefined }) {
  const { t } = useTranslation()
  const { timeZone } = useEvent()
  const { locale } = useLanguage()
  const { isActive, opensAt, closesAt } = installation ?? {}
  const now = useVenueTime()(new Date())
  const at = new Date(opensAt ?? closesAt ?? 0)
  // What has passed since the answer is no longer true.
  if (!isActive || at < now) return null
  const time = nextTime(locale, timeZone, at, now)
  if (opensAt === undefined)
    return <span className="tnum text-sm text-low">{t('programme.until', { time })}</span>
  return (
    <span>
      <Badge tone="warning" icon={<Clock aria-hidden />}>
        {t('hub.opens', { time })}
      </Badge>
    </span>
  )
}
