import { useEffectEvent, useLayoutEffect } from 'react'
import { type Misread, reader } from './reader.ts'

/** How a screen uses the reader; `isEnabled: false` ignores whatever is tapped meanwhile. */
export interface UseScanner {
  onScan(code: string): void
  onMisread?(misread: Misread): void
  onInitError?(message: string): void
  isEnabled?: boolean
  /** Takes only what no screen is there for. */
  isFallback?: boolean
  /** Links bands, and so takes those that are shorter than every band in use. */
  takesAnyLength?: boolean
}

/** Takes the tags of the wristband reader while the screen is there. */
export function useScanner(use: UseScanner): void {
  const { isEnabled = true, isFallback = false, takesAnyLength = false } = use
  const handleScan = useEffectEvent(use.onScan)
  const handleMisread = useEffectEvent((misread: Misread) => use.onMisread?.(misread))
  const handleInitError = useEffectEvent((message: string) => use.onInitError?.(message))
  const isReading = useEffectEvent(() => isEnabled)

  // A tag that was tapped while the screen opened is taken before anything is painted.
  useLayoutEffect(
    () =>
      reader.take({
        onScan: (code) => handleScan(code),
        onMisread: (misread) => handleMisread(misread),
        onInitError: (message) => handleInitError(message),
        isEnabled: () => isReading(),
        isFallback,
        takesAnyLength,
      }),
    [isFallback, takesAnyLength],
  )
}
