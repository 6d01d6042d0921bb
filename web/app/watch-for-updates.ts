import { logWarning } from '../platform/log.ts'
import { offerLook, offerUpdate } from '../platform/updates.ts'

/** The first screen is shown before anything is kept for later (milliseconds). */
const REST_MS = 3_000

/**
 * Keeps the shell on the device. A new version is taken while nobody looks, never under somebody's finger; a station,
 * which is always looked at, takes it when nobody stands there.
 */
export function watchForUpdates(): void {
  // `npm run dev` has no service worker.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void keepShell(), REST_MS)
}

async function keepShell(): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window')
    const shell = new Workbox('/sw.js', { scope: '/' })
    const take = () => shell.messageSkipWaiting()
    const takeWhenHidden = () => document.visibilityState === 'hidden' && take()
    const reload = ({ isUpdate }: { isUpdate?: boolean }) => isUpdate && location.reload()
    // It fires again for every version that comes; the same listener is kept once.
    shell.addEventListener('waiting', () => {
      shell.addEventListener('controlling', reload)
      offerUpdate(take)
      document.addEventListener('visibilitychange', takeWhenHidden)
    })
    const registration = await shell.register()
    // A network that is away has nothing new.
    offerLook(() => void registration?.update().catch(() => undefined))
  } catch (cause) {
    logWarning('The shell could not be kept for later', cause)
  }
}
