/** What Chromium offers once the pages can be kept as an app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

/** Keeps the browser's offer until somebody wants it. It comes once, soon after the page: so it is heard from the start. */
export function watchForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // No browser asks by itself: not a kiosk's, and on a phone not before there is something to keep.
    event.preventDefault()
    change(event as InstallOffer)
  })
  addEventListener('appinstalled', () => change(undefined))
}

function change(next: InstallOffer | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** The offer of the browser, if there is one. */
export function installOffer(): InstallOffer | undefined {
  return offer
}

/** Calls back when an offer comes or is gone. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the browser to ask. An offer can be taken up once. */
export async function takeInstallOffer(): Promise<void> {
  const taken = offer
  change(undefined)
  await taken?.prompt()
}
