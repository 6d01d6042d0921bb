import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Language } from '../../../contract/languages.ts'
import {
  acceptPrepared,
  changePreparation,
  discardPrepared,
  editPrepared,
  getPreparation,
  listPreparedEntries,
  type Preparation,
  startPreparation,
  undoPreparation,
} from '../../../contract/preparation.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'preparation']
const runKey = [...queryKey, 'run']

/** While the model writes, a text comes every second or so; else somebody else may have started a run. */
const WRITING_MS = 2_000
const RESTING_MS = 15_000

/** Entries on a page. */
export const PREPARED_PAGE_SIZE = 10

/** Where the preparation stands. */
export function usePreparation() {
  return useQuery({
    queryKey: runKey,
    queryFn: ({ signal }) => call(getPreparation, { signal }),
    refetchInterval: ({ state }) => (state.data?.run?.state === 'writing' ? WRITING_MS : RESTING_MS),
    staleTime: 0,
  })
}

/** Entries whose texts wait to be looked through; read again when there are more of them. */
export function useProposals(page: number, count: number) {
  return useQuery({
    queryKey: [...queryKey, 'entries', page, count],
    queryFn: ({ signal }) => call(listPreparedEntries, { querystring: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** What staff may do with the run as a whole. */
export type RunStep = 'start' | 'paused' | 'writing' | 'written' | 'undo'

/** Starts, pauses, resumes, ends or undoes the run. */
export function useRunStep(onDone?: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (step: RunStep): Promise<Preparation> => {
      if (step === 'start') return call(startPreparation, { body: {} })
      if (step === 'undo') return call(undoPreparation, {})
      return call(changePreparation, { body: { state: step } })
    },
    onSuccess(preparation, step) {
      client.setQueryData(runKey, preparation)
      if (step === 'undo') adminToast.success(say('prepare.undone'))
      onDone?.()
    },
    onError: (failure) => adminToast.failure(failure, 'prepare.failed'),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}

/** Takes over what was written: for one entry, or for all. */
export function useAccept(onDone?: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (entryId: string | null) => call(acceptPrepared, { body: { entryId } }),
    onSuccess({ accepted, changed }) {
      adminToast.success(
        [
          say('prepare.accepted', { count: accepted }),
          ...(changed > 0 ? [say('prepare.changed', { count: changed })] : []),
        ].join(' '),
      )
      onDone?.()
    },
    onError: (failure) => adminToast.failure(failure, 'prepare.failed'),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}

/** Throws away what was written for an entry, in one language or in all. */
export function useDiscard() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: (parts: { entryId: string; language?: Language }) => call(discardPrepared, { body: parts }),
    onError: (failure) => adminToast.failure(failure, 'prepare.failed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** What staff make of a text. */
export interface Edited {
  id: string
  language: Language
  translation: { title: string; description: string } | null
  askedAs: string[]
  notAnswered: string[]
}

/** Changes a text before it is taken over. */
export function useEdit(onDone: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: ({ id, language, ...body }: Edited) => call(editPrepared, { params: { id, language }, body }),
    onSuccess: onDone,
    onError: (failure) => adminToast.failure(failure, 'prepare.failed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
