import { useTranslation } from 'react-i18next'
import type { TapAccepted } from '../../contract/taps.ts'
import { useVenueTime } from '../event/use-venue-time.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Clock, Nfc, Sparkles } from '../ui/icons.ts'

const reasons = {
  cooldown: { title: 'tap.cooldown.title', text: 'tap.cooldown.text' },
  'daily-limit': { title: 'tap.dailyLimit.title', text: 'tap.dailyLimit.text' },
  'too-late': { title: 'tap.tooLate.title', text: 'tap.tooLate.text' },
  crew: { title: 'tap.crew.title', text: 'tap.crew.text' },
  'no-recent-tap': { title: 'tap.noRecentTap.title', text: 'tap.noRecentTap.text' },
  'not-at-station': { title: 'tap.noRecentTap.title', text: 'tap.notAtStation.text' },
  closed: { title: 'errors.installation_closed', text: 'tap.noPoints.soon' },
} as const

/** Kindly why an accepted tap earned nothing, and when it will again. */
export function NoPoints({
  interaction,
  timeZone,
}: {
  interaction: TapAccepted['interaction']
  timeZone: string
}) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const venue = useVenueTime()
  const { reason = 'cooldown', nextEligibleAt } = interaction.metadata
  const { title, text } = reasons[reason]
  const time =
    nextEligibleAt === undefined ? undefined : format.next(venue(new Date(nextEligibleAt)), venue(new Date()))
  const needsTime = reason === 'cooldown' || reason === 'daily-limit'
  const Icon = reason === 'crew' ? Sparkles : reason === 'no-recent-tap' ? Nfc : Clock
  return (
    <div className="grid justify-items-center gap-1">
      <p className="flex items-center gap-2 text-xl font-bold">
        <Icon aria-hidden className="size-[1.1em] shrink-0" />
        {t(title)}
      </p>
      <p className="text-balance">
        {needsTime && time === undefined ? t('tap.noPoints.soon') : t(text, { time })}
      </p>
    </div>
  )
}
