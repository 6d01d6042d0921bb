import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AdminStation,
  changeStation,
  listStations,
  pairStation,
  revokeStation,
  trainStations,
} from '../../../contract/admin-stations.ts'
import type { Request, Response } from '../../../contract/endpoint.ts'
import type { StationCommand } from '../../../contract/station-settings.ts'
import { call } from '../../platform/api.ts'
import { useLiveEvent } from '../../platform/use-live-event.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { withRow } from '../use-optimistic-change.ts'

/** The stations as they were read, and how far the server's clock is ahead of this device's. */
export type Stations = Response<typeof listStations> & { aheadMs: number }

const queryKey = ['admin', 'stations']

/** Silence announces nothing: it is seen by asking. */
const POLL_MS = 10_000

/** A command is on its way for as long as a station takes to ask. */
const EAGER_POLL_MS = 2_000

/** All stations: read again at every live event about them, and every few seconds. */
export function useStations() {
  const client = useQueryClient()
  useLiveEvent('stations', () => void client.invalidateQueries({ queryKey }))
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Stations> => {
      const answer = await call(listStations, { signal })
      return { ...answer, aheadMs: Date.parse(answer.now) - Date.now() }
    },
    refetchInterval: ({ state }) =>
      state.data?.stations.some(({ waitingCommands }) => waitingCommands.length > 0)
        ? EAGER_POLL_MS
        : POLL_MS,
    staleTime: 0,
  })
}

/** Puts what the server has just answered about a station into the list, until that is read again. */
function useStationRow() {
  const client = useQueryClient()
  return (row: AdminStation) =>
    client.setQueryData<Stations>(
      queryKey,
      (list) => list && { ...list, stations: withRow(list.stations, row.id, () => row) },
    )
}

/** Begins or ends the training of all stations, or of those of one installation. */
export function useTrainStations() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: (body: Request<typeof trainStations>['body']) => call(trainStations, { body }),
    onError: (failure) => adminToast.failure(failure, 'stations.saveFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Makes the device that shows a code a station. Wrong codes are told in the form. */
export function usePairStation(onPaired: (station: AdminStation) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Request<typeof pairStation>['body']) => call(pairStation, { body }),
    onSuccess: onPaired,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

type Settings = Omit<Request<typeof changeStation>['body'], 'command'>

/** Saves the settings of a station, as they were read. */
export function useSaveStation(id: string, onSaved: () => void, onFailed: (failure: unknown) => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  const show = useStationRow()
  return useMutation({
    mutationFn: (body: Settings) => call(changeStation, { params: { id }, body }),
    onSuccess(station) {
      show(station)
      adminToast.success(say('stations.saved', { name: station.name }))
      onSaved()
    },
    onError(failure) {
      adminToast.failure(failure, 'stations.saveFailed')
      onFailed(failure)
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Asks something of a station; it hears of it with its next heartbeat. */
export function useCommandStation(id: string) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const show = useStationRow()
  return useMutation({
    mutationFn: (command: StationCommand) => call(changeStation, { params: { id }, body: { command } }),
    onSuccess: show,
    onError: (failure) => adminToast.failure(failure, 'stations.commandFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Takes a station its rights. */
export function useRevokeStation(onRevoked: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ id }: AdminStation) => call(revokeStation, { params: { id } }),
    onSuccess(_nothing, { name }) {
      adminToast.success(say('stations.revoked', { name }))
      onRevoked()
    },
    onError: (failure) => adminToast.failure(failure, 'stations.revokeFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
