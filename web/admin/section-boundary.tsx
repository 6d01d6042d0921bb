import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { logError } from '../platform/log.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { useAdminText } from './use-admin-text.ts'

/** How long to wait after each failure; the last one is repeated. */
const WAITS_MS = [1_000, 2_000, 5_000, 15_000, 30_000]

/**
 * Catches what a section did not expect, so that the others go on. It tries again by itself, and at once when the network
 * is back; what was typed is kept (kept.ts).
 */
export class SectionBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidMount(): void {
    addEventListener('online', this.retry)
  }

  override componentDidCatch(error: Error): void {
    logError('A section of the dashboard failed', error)
    clearTimeout(this.timer)
    this.timer = setTimeout(this.retry, WAITS_MS[Math.min(this.failures, WAITS_MS.length - 1)])
    this.failures += 1
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer)
    removeEventListener('online', this.retry)
  }

  retry = (): void => {
    if (this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Stumbled onRetry={this.retry} /> : this.props.children
  }
}

function Stumbled({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const say = useAdminText()
  return <ErrorState title={say('admin.stumbled')} retryLabel={t('app.retry')} onRetry={onRetry} />
}
