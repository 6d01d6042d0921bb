import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logError } from '../platform/log.ts'
import { reloadOnce } from '../platform/reload-once.ts'
import { StumbledPage } from './stumbled-page.tsx'

// A screen nobody attends must come back by itself (experience, big screen).
const RELOAD_AFTER_MS = 10_000

/** Catches what no screen expected, says so, and starts the page again after a moment. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logError('A screen failed', `${error.stack ?? error.message}${info.componentStack ?? ''}`)
    this.timer = setTimeout(() => reloadOnce('stumbled'), RELOAD_AFTER_MS)
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <StumbledPage /> : this.props.children
  }
}
