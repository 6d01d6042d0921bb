import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  dropVenueMap,
  getVenueMap,
  type MapPlace,
  setMapPicture,
  setMapPlaces,
  type VenueMap,
} from '../../../contract/venue-map.ts'
import { call } from '../../platform/api.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { useLiveEvent } from '../../platform/use-live-event.ts'
import { currentIn } from '../conflict.ts'
import { sendFile } from '../send-file.ts'
import { readablePicture } from '../settings/readable-picture.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { mergePlaces } from './merge-places.ts'

const queryKey = ['admin', 'venue-map']
/** What one still reads when one looks closely. Pixels. */
const LONGEST_SIDE = 3600

/** The map, read again when somebody changes it. */
export function useAdminMap() {
  const client = useQueryClient()
  useLiveEvent('event', () => void client.invalidateQueries({ queryKey }))
  return useQuery({ queryKey, queryFn: ({ signal }) => call(getVenueMap, { signal }), staleTime: 0 })
}

/** Changes the map: its picture at once, its places when they are saved. */
export function useMapEditor(map: VenueMap | null) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  const [isPending, setPending] = useState(false)
  const [isRefused, setRefused] = useState(false)
  /** What was there when somebody began, and what they have made of it. */
  const [draft, setDraft] = useState<{ base: MapPlace[]; mine: MapPlace[]; version: number }>()
  const places = draft?.mine ?? map?.places ?? []

  async function attempt(change: () => Promise<{ map: VenueMap | null }>, done: string): Promise<void> {
    setPending(true)
    setRefused(false)
    try {
      client.setQueryData(queryKey, await change())
      adminToast.success(done)
      void client.invalidateQueries({ queryKey: ['event'] })
      void client.invalidateQueries({ queryKey: ['venue-map'] })
    } catch (failure) {
      const current = currentIn<VenueMap>(failure)
      if (current) {
        client.setQueryData(queryKey, { map: current })
        setDraft(
          (before) =>
            before && {
              base: current.places,
              mine: mergePlaces(before.base, current.places, before.mine),
              version: current.version,
            },
        )
        adminToast.error(say('map.changed'))
      } else if (isRefusedPicture(failure)) setRefused(true)
      else adminToast.failure(failure, 'map.failed')
    } finally {
      setPending(false)
    }
  }

  return {
    places,
    isPending,
    isRefused,
    isDirty: draft !== undefined && JSON.stringify(draft.mine) !== JSON.stringify(draft.base),
    change(next: MapPlace[]): void {
      if (map)
        setDraft({ base: draft?.base ?? map.places, version: draft?.version ?? map.version, mine: next })
    },
    discard: () => setDraft(undefined),
    save: () =>
      attempt(async () => {
        const saved = await call(setMapPlaces, { body: { places, version: draft?.version } })
        setDraft(undefined)
        return { map: saved }
      }, say('map.saved')),
    give: (file: File) =>
      attempt(async () => {
        const picture = await readablePicture(file, LONGEST_SIDE).catch(() => file)
        const said: Record<string, string> = map ? { version: String(map.version) } : {}
        return { map: await sendFile<VenueMap>(setMapPicture.url, picture, said) }
      }, say('map.saved')),
    remove: () =>
      attempt(async () => {
        setDraft(undefined)
        return call(dropVenueMap, { querystring: map ? { version: map.version } : {} })
      }, say('map.removed')),
  }
}

function isRefusedPicture(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    ['invalid_image', 'body_too_large', 'file_too_large'].includes(failure.code ?? '')
  )
}
