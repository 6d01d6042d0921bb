import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AdminEntry,
  changeEntry,
  createEntry,
  EntryCheck,
  type EntryDraft,
  listEntries,
  removeEntry,
  restoreEntry,
} from '../../../contract/admin-knowledge.ts'
import { Category } from '../../../contract/knowledge.ts'
import { call } from '../../platform/api.ts'
import { toast } from '../../ui/toast.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { fewAtATime } from './few-at-a-time.ts'

const queryKey = ['admin', 'knowledge']

/** Entries on a page (specification section 9). */
export const ENTRY_PAGE_SIZE = 10

/** Deletions under way at the same time: quick, and the taps of the field still come first. */
const SIDE_BY_SIDE = 4

export interface EntryFilters {
  search: string
  category: string
  check: string
  isArchived: boolean
  page: number
}

/** A page of the event knowledge. */
export function useEntries({ search, category, check, isArchived, page }: EntryFilters) {
  const known = Category.safeParse(category)
  const checked = EntryCheck.safeParse(check)
  return useQuery({
    queryKey: [...queryKey, search, known.data ?? '', checked.data ?? '', isArchived, page],
    queryFn: ({ signal }) =>
      call(listEntries, {
        querystring: {
          search: search || undefined,
          category: known.data,
          check: checked.data,
          isActive: String(!isArchived),
          page,
          pageSize: ENTRY_PAGE_SIZE,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reads the entries again. */
export function useRefreshEntries(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}

/** Creates an entry or changes one as it was read, with the toasts of the specification (section 8). */
export function useSaveEntry(
  before: AdminEntry | undefined,
  onSaved: (entry: AdminEntry) => void,
  onFailed: (failure: unknown) => void,
) {
  const refresh = useRefreshEntries()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ version = before?.version, ...draft }: EntryDraft & { version?: number }) =>
      before === undefined
        ? call(createEntry, { body: draft })
        : call(changeEntry, { params: { id: before.id }, body: { ...draft, version } }),
    onSuccess(entry) {
      if (before === undefined) toast({ title: say('entry.createdTitle'), description: say('entry.created') })
      else toast({ title: say('entry.updatedTitle'), description: say('entry.updated') })
      onSaved(entry)
    },
    onError(failure) {
      adminToast.failure(failure, 'entry.saveFailed')
      onFailed(failure)
    },
    onSettled: refresh,
  })
}

/** Brings deleted entries back. */
export function useRestoreEntries() {
  const refresh = useRefreshEntries()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => call(restoreEntry, { params: { id } }))),
    onSuccess: () => adminToast.success(say('knowledge.restored')),
    onError: (failure) => adminToast.failure(failure, 'knowledge.restoreFailed'),
    onSettled: refresh,
  })
}

/** Deletes one entry; its toast can take it back. */
export function useRemoveEntry() {
  const refresh = useRefreshEntries()
  const restore = useRestoreEntries()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ id }: AdminEntry) => call(removeEntry, { params: { id } }),
    onSuccess: (_none, { id, title }) =>
      adminToast.undoable(say('knowledge.deleted', { title }), () => restore.mutate([id])),
    onError: (failure) => adminToast.failure(failure, 'knowledge.deleteFailed'),
    onSettled: refresh,
  })
}

/** Deletes many, one call each, and tells which stayed. */
export function useRemoveEntries(onProgress: (done: number) => void, onDone: (failed: string[]) => void) {
  const refresh = useRefreshEntries()
  const restore = useRestoreEntries()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (chosen: ReadonlyMap<string, string>) =>
      fewAtATime([...chosen.keys()], SIDE_BY_SIDE, (id) => call(removeEntry, { params: { id } }), onProgress),
    onSuccess(failed, chosen) {
      const gone = [...chosen.keys()].filter((id) => !failed.includes(id))
      if (failed.length > 0) {
        const names = failed.map((id) => `“${chosen.get(id)}”`).join(', ')
        adminToast.error(`${say('knowledge.bulkFailed', { count: failed.length })}: ${names}`)
      } else {
        adminToast.undoable(say('knowledge.bulkDeleted', { count: gone.length }), () => restore.mutate(gone))
      }
      onDone(failed)
    },
    onSettled: refresh,
  })
}
