import { useTranslation } from 'react-i18next'
import { useOnline } from '../platform/use-online.ts'
import { cardClass } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { WifiOff } from '../ui/icons.ts'

interface NotLoadedProps {
  /** What failed, for a device that has a network. */
  title: string
  onRetry(): void
}

/**
 * In place of what a page could not fetch. Without a network it opens by itself as soon as there is one again: queries are
 * fetched anew then. With one, somebody can try again.
 */
export function NotLoaded({ title, onRetry }: NotLoadedProps) {
  const { t } = useTranslation()
  if (!useOnline()) {
    return (
      <p role="status" className={`${cardClass()} flex items-center gap-4 text-mid`}>
        <WifiOff aria-hidden className="size-6 shrink-0" />
        {t('app.opensLater')}
      </p>
    )
  }
  return (
    <ErrorState
      title={title}
      description={t('errors.unavailable')}
      retryLabel={t('app.retry')}
      onRetry={onRetry}
    />
  )
}
