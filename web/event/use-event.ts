import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FestivalEvent, getEvent } from '../../contract/event.ts'
import type { PublicInstallation } from '../../contract/installations.ts'
import { call } from '../platform/api.ts'
import { useLiveEvent } from '../platform/use-live-event.ts'
import { foundedEvent } from './founded-event.ts'

const queryKey = ['event']

/** The festival, with the seeded values until the server has answered. */
export function useEvent(): FestivalEvent {
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(getEvent, { signal }) })
  return data ?? foundedEvent
}

/** The festival on a screen that stays open: it is read again whenever an installation changes. */
export function useCurrentEvent(): FestivalEvent {
  const client = useQueryClient()
  useLiveEvent('installations', () => void client.invalidateQueries({ queryKey }))
  return useEvent()
}

/** One installation of the festival, if there is such a one. */
export function installationIn(event: FestivalEvent, id: string): PublicInstallation | undefined {
  return event.installations.find((installation) => installation.id === id)
}
