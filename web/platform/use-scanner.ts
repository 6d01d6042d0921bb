import { useEffectEvent, useLayoutEffect } from 'react'
import { reader } from './reader.ts'

/** How a screen uses the reader; `isEnabled: false` ignores whatever is tapped meanwhile. */
export interface UseScanner {
  onScan(code: string): void
  onMisread?(): void
  onInitError?(message: string): void
  isEnabled?: boolean
  /** Takes only what no screen is there for. */
  isFallback?: boolean
}

/** Takes the tags of the wristband reader while the screen is there. */
export function useScanner(use: UseScanner): void {
  const { isEnabled = true, isFallback = false } = use
  const handleScan = useEffectEvent(use.onScan)
  const handleMisread = useEffectEvent(() => use.onMisread?.())
  const handleInitError = useEffectEvent((message: string) => use.onInitError?.(message))
  const isReading = useEffectEvent(() => isEnabled)

  // A tag that was tapped while the screen opened is taken before anything is painted.
  useLayoutEffect(
    () =>
      reader.take({
        onScan: (code) => handleScan(code),
        onMisread: () => handleMisread(),
        onInitError: (message) => handleInitError(message),
        isEnabled: () => isReading(),
        isFallback,
      }),
    [isFallback],
  )
}
