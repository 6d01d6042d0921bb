import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type FestivalEvent, getEvent } from '../../contract/event.ts'
import type { PublicInstallation } from '../../contract/installations.ts'
import { call } from '../platform/api.ts'
import { knownFestival, learnFestival, watchFestival } from '../platform/festival.ts'
import { reader } from '../platform/reader.ts'
import { useLiveEvent } from '../platform/use-live-event.ts'
import { foundedEvent } from './founded-event.ts'

const queryKey = ['event']
/** Somebody holds a band to the reader, and is to hear soon whether it was read (milliseconds). */
const LENGTH_LIMIT_MS = 1_500

/** The festival; until the server has answered, what the page knows of it, and for the rest the seeded values. */
export function useEvent(): FestivalEvent {
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => readEvent(signal) })
  return data ?? expectedEvent()
}

let expected: { of: object; event: FestivalEvent } | undefined

/** The same object for as long as nothing new is known. */
function expectedEvent(): FestivalEvent {
  const known = knownFestival()
  if (expected?.of !== known) expected = { of: known, event: { ...foundedEvent, ...known } }
  return expected.event
}

async function readEvent(signal: AbortSignal): Promise<FestivalEvent> {
  const event = await call(getEvent, { signal })
  learnFestival(event)
  return event
}

/** Lets the page follow what staff change in the event's settings. */
export function useFollowedEvent(): void {
  const client = useQueryClient()
  useEffect(() => watchFestival(() => void client.invalidateQueries({ queryKey })), [client])
}

/** The festival on a screen that stays open: it is read again whenever an installation changes. */
export function useCurrentEvent(): FestivalEvent {
  const client = useQueryClient()
  useLiveEvent('installations', () => void client.invalidateQueries({ queryKey }))
  return useEvent()
}

/** Tells the reader how long the tags of this festival are. */
export function useTagLength(): void {
  const client = useQueryClient()
  const { shortestTag } = useEvent()
  useEffect(() => {
    const queryFn = () => readEvent(AbortSignal.timeout(LENGTH_LIMIT_MS))
    const now = async () => (await client.fetchQuery({ queryKey, queryFn, staleTime: 0 })).shortestTag
    reader.expect(shortestTag, now)
  }, [client, shortestTag])
}

/** One installation of the festival, if there is such a one. */
export function installationIn(event: FestivalEvent, id: string): PublicInstallation | undefined {
  return event.installations.find((installation) => installation.id === id)
}
