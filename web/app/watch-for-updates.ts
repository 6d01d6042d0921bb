import { registerSW } from 'virtual:pwa-register'
import { logWarning } from '../platform/log.ts'

/** The first screen is shown before anything is kept for later (milliseconds). */
const REST_MS = 3_000

/** Keeps the shell on the device. A new version is taken while nobody looks, never under somebody's finger. */
export function watchForUpdates(): void {
  setTimeout(keepShell, REST_MS)
}

function keepShell(): void {
  const update = registerSW({
    onNeedRefresh() {
      document.addEventListener('visibilitychange', takeWhenHidden)
    },
    onRegisterError: (cause: unknown) => logWarning('The shell could not be kept for later', cause),
  })
  function takeWhenHidden(): void {
    if (document.visibilityState === 'hidden') void update(true)
  }
}
