/** A new version that the service worker holds ready, and how to look for one. */
const found: { take?: () => void; look?: () => void } = {}

/** The service worker has a new version: this is how it is taken. */
export function offerUpdate(take: () => void): void {
  found.take = take
}

/** There is a service worker: this is how it looks for a new version. */
export function offerLook(look: () => void): void {
  found.look = look
}

/** Asks the service worker to fetch what is new; without one there is nothing to ask. */
export function lookForUpdate(): void {
  found.look?.()
}

/** Whether a new version is ready to be taken. */
export function hasUpdate(): boolean {
  return found.take !== undefined
}

/** Loads this page in its newest version. */
export function takeUpdate(): void {
  if (found.take) found.take()
  else location.reload()
}
