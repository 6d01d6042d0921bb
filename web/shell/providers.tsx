import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastHost } from '../ui/toast-host.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** What every screen stands on. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary>{children}</ErrorBoundary>
      <ToastHost
        label={t('app.notifications')}
        regionLabel={`${t('app.notifications')} ({hotkey})`}
        closeLabel={t('app.close')}
      />
    </QueryClientProvider>
  )
}
