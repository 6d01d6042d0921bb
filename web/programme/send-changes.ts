import type { QueryClient } from '@tanstack/react-query'
import { openSession } from '../../contract/journeys.ts'
import { dropEntry, saveEntry } from '../../contract/programme.ts'
import { guideSession, keepSession } from '../journeys/guide-session.ts'
import { call } from '../platform/api.ts'
import { ApiFailure, isAway } from '../platform/api-failure.ts'
import { type Changes, settleChanges, waitingChanges } from './waiting-changes.ts'

let sending: Promise<void> | undefined

/**
 * Sends what waits, one after the other, and reads the itinerary again. Without a server everything goes on waiting;
 * what the server refuses is taken back and told.
 */
export function sendChanges(client: QueryClient, onRefused: (failure: unknown) => void): Promise<void> {
  sending ??= sendAll(client, onRefused).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(client: QueryClient, onRefused: (failure: unknown) => void): Promise<void> {
  let heard: Changes = {}
  try {
    for (let next = nextAfter(heard); next !== undefined; next = nextAfter(heard)) {
      const [entryId, change] = next
      await send(entryId, change).catch((cause: unknown) => {
        if (isAway(cause)) throw cause
        onRefused(cause)
      })
      heard = { ...heard, [entryId]: change }
    }
  } catch {
    // The server is away: what it has not heard waits for the next time.
  }
  if (Object.keys(heard).length === 0) return
  // A first answer that is still on its way may know only some of it, and would be taken for the new one.
  await client.cancelQueries({ queryKey: ['itinerary'] })
  // The wish stays on the screen until the server's answer says the same, so that no star blinks.
  await client.invalidateQueries({ queryKey: ['itinerary'] })
  settleChanges(heard)
}

function nextAfter(heard: Changes): [string, 'save' | 'drop'] | undefined {
  return Object.entries(waitingChanges()).find(([entryId, change]) => heard[entryId] !== change)
}

async function send(entryId: string, change: 'save' | 'drop'): Promise<void> {
  const endpoint = change === 'save' ? saveEntry : dropEntry
  const asked = guideSession()
  const sessionId = asked ?? (await openGuestSession(asked))
  try {
    await call(endpoint, { params: { sessionId, entryId } })
  } catch (cause) {
    if (!isNobodysHere(cause)) throw cause
    await call(endpoint, { params: { sessionId: await openGuestSession(asked), entryId } })
  }
}

/** A session that the festival has forgotten, or that this device may only read, as when it is its owner's no more. */
function isNobodysHere(cause: unknown): boolean {
  return cause instanceof ApiFailure && ['session_not_found', 'not_your_session'].includes(cause.code ?? '')
}

async function openGuestSession(asked: string | undefined): Promise<string> {
  const { sessionId } = await call(openSession)
  keepSession(sessionId, asked)
  return sessionId
}
