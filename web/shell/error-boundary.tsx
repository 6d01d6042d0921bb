import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logError } from '../platform/log.ts'
import { reloadOnce } from '../platform/reload-once.ts'
import { StumbledPage } from './stumbled-page.tsx'

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
    return this.state.hasFailed ? <StumbledPage /> : this.props.children
  }
}
