import { registerSW } from 'virtual:pwa-register'
import { logWarning } from '../platform/log.ts'
import { offerLook, offerUpdate } from '../platform/updates.ts'

/** The first screen is shown before anything is kept for later (milliseconds). */
const REST_MS = 3_000

/**
 * Keeps the shell on the device. A new version is taken while nobody looks, never under somebody's finger; a station,
 * which is always looked at, takes it when nobody stands there.
 */
export function watchForUpdates(): void {
  setTimeout(keepShell, REST_MS)
}

function keepShell(): void {
  const update = registerSW({
    onNeedRefresh() {
      offerUpdate(() => void update(true))
      document.addEventListener('visibilitychange', takeWhenHidden)
    },
    onRegisteredSW(_address, registration) {
      // A network that is away has nothing new.
      offerLook(() => void registration?.update().catch(() => undefined))
    },
    onRegisterError: (cause: unknown) => logWarning('The shell could not be kept for later', cause),
  })
  function takeWhenHidden(): void {
    if (document.visibilityState === 'hidden') void update(true)
  }
}
