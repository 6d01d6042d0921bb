import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/use-format.ts'
import { useEvent } from './use-event.ts'
import { useVenueTime } from './use-venue-time.ts'

/** Says since when a device has what it shows without a network, by the venue's clock. */
export function useSavedAt(): (savedAt: string | number) => string {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const venue = useVenueTime()
  return (savedAt) => t('app.savedAt', { time: format.clock(venue(new Date(savedAt))) })
}
