import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeInstallation,
  createInstallation,
  type InstallationDraft,
  listInstallations,
  removeInstallation,
} from '../../../contract/admin-installations.ts'
import type { Response } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useOptimisticChange, withRow } from '../use-optimistic-change.ts'

type Installations = Response<typeof listInstallations>

/** An installation as staff see it. */
export type Installation = Installations['installations'][number]

const queryKey = ['admin', 'installations']

/** The poll of the specification (section 9). */
const POLL_MS = 10_000

/** All installations, kept up to date. */
export function useInstallations() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listInstallations, { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  })
}

/** Switches an installation on or off: shown at once, taken back when refused. */
export function useSwitchInstallation() {
  return useOptimisticChange<Installations, { id: string; isActive: boolean }>({
    queryKey,
    send: ({ id, isActive }) => call(changeInstallation, { params: { id }, body: { isActive } }),
    foresee: ({ installations }, { id, isActive }) => ({
      installations: withRow(installations, id, (row) => ({ ...row, isActive })),
    }),
    succeeded: 'installations.updated',
    failed: 'installations.updateFailed',
  })
}

/** Changes what later taps are worth: shown at once, taken back when refused. */
export function useChangePoints() {
  return useOptimisticChange<Installations, { id: string; pointValue: number; version: number }>({
    queryKey,
    send: ({ id, ...body }) => call(changeInstallation, { params: { id }, body }),
    foresee: ({ installations }, { id, pointValue }) => ({
      installations: withRow(installations, id, (row) => ({ ...row, pointValue })),
    }),
    succeeded: 'installations.pointsUpdated',
    failed: 'installations.pointsFailed',
  })
}

/** Writes a new installation, or one as it was read; a refused save over somebody else's is told to `onFailed`. */
export function useSaveInstallation(
  before: Installation | undefined,
  onSaved: () => void,
  onFailed: (failure: unknown) => void,
) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ version = before?.version, ...draft }: InstallationDraft & { version?: number }) =>
      before === undefined
        ? call(createInstallation, { body: draft })
        : call(changeInstallation, { params: { id: before.id }, body: { ...draft, version } }),
    onSuccess() {
      adminToast.success(say(before === undefined ? 'installations.created' : 'installations.updated'))
      onSaved()
    },
    onError(failure) {
      adminToast.failure(
        failure,
        before === undefined ? 'installations.createFailed' : 'installations.updateFailed',
      )
      onFailed(failure)
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Puts an installation away, or brings it back: switched off, as it was left. */
export function useArchiveInstallation() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ id, isArchived }: { id: string; isArchived: boolean }) =>
      call(changeInstallation, { params: { id }, body: { isArchived } }),
    onSuccess: () => adminToast.success(say('installations.updated')),
    onError: (failure) => adminToast.failure(failure, 'installations.updateFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Deletes an installation at which nothing ever happened. The server has the last word on that. */
export function useRemoveInstallation() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (id: string) => call(removeInstallation, { params: { id } }),
    onSuccess: () => adminToast.success(say('installations.deleted')),
    onError: (failure) => adminToast.failure(failure, 'installations.deleteFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
