import { useEffectEvent, useLayoutEffect } from 'react'
import { logError } from './log.ts'
import { startScanner } from './scanner.ts'

/** How a screen uses the reader; `isEnabled: false` lets go of the keyboard. */
export interface UseScanner {
  onScan(code: string): void
  onMisread?(): void
  onInitError?(message: string): void
  isEnabled?: boolean
}

/** Listens to the wristband reader while the screen is there. */
export function useScanner({ onScan, onMisread, onInitError, isEnabled = true }: UseScanner): void {
  const handleScan = useEffectEvent(onScan)
  const handleMisread = useEffectEvent(() => onMisread?.())
  const handleInitError = useEffectEvent((message: string) => onInitError?.(message))

  // A tap in the moment in which the screen appears counts: the reader is listened to before anything is painted.
  useLayoutEffect(() => {
    if (!isEnabled) return
    try {
      return startScanner(window, { onScan: (code) => handleScan(code), onMisread: () => handleMisread() })
    } catch (cause) {
      const message = 'Failed to initialize RFID scanner'
      logError(message, cause)
      handleInitError(message)
    }
  }, [isEnabled])
}
