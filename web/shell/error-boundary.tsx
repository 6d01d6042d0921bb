import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Leon } from '../leon/leon.tsx'
import { logError } from '../platform/log.ts'
import { reloadOnce } from '../platform/reload-once.ts'
import { Button } from '../ui/button.tsx'

// A screen nobody attends must come back by itself (experience, big screen), also when the network was away at the
// first try.
const RELOAD_EVERY_MS = 10_000

/** Catches what no screen expected, says so, and starts the page again after a moment. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  timer: ReturnType<typeof setInterval> | undefined

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logError('A screen failed', `${error.stack ?? error.message}${info.componentStack ?? ''}`)
    clearInterval(this.timer)
    this.timer = setInterval(() => reloadOnce('stumbled'), RELOAD_EVERY_MS)
  }

  override componentWillUnmount(): void {
    clearInterval(this.timer)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailedPage /> : this.props.children
  }
}

/** What is shown where a screen failed. */
function FailedPage() {
  const { t } = useTranslation()
  return (
    <main className="night-sky grid min-h-dvh content-center justify-items-center gap-4 p-gutter text-center">
      <Leon state="curious" size="min(14rem, 50vw)" />
      <h1 className="text-2xl">{t('app.error.title')}</h1>
      <p className="max-w-prose text-mid">{t('app.error.text')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('app.error.reload')}
      </Button>
    </main>
  )
}
