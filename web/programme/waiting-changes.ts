import { recall, remember } from '../platform/remembered.ts'

/** What the itinerary of this phone is to become, by entry, until the server has heard of it. */
export type Changes = Readonly<Record<string, 'save' | 'drop'>>

const KEY = 'itineraryChanges'

/** Reads changes as they are remembered; anything that does not look like some is none. */
export function readChanges(text: string | null): Changes {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    const changes = Object.entries(found).filter(([, change]) => change === 'save' || change === 'drop')
    return Object.fromEntries(changes)
  } catch {
    // What somebody else wrote into this storage is nothing of ours.
    return {}
  }
}

/** The changes that wait at this moment. */
export function waitingChanges(): Changes {
  return readChanges(recall(KEY))
}

/** Notes a change; the latest wish for an entry is the one that counts. */
export function noteChange(entryId: string, change: 'save' | 'drop'): void {
  remember(KEY, JSON.stringify({ ...waitingChanges(), [entryId]: change }))
}

/** Forgets changes that the server has heard, unless somebody has changed their mind meanwhile. */
export function settleChanges(heard: Changes): void {
  const left = Object.entries(waitingChanges()).filter(([entryId, change]) => heard[entryId] !== change)
  remember(KEY, JSON.stringify(Object.fromEntries(left)))
}
