import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Request, Response } from '../../../contract/endpoint.ts'
import {
  type PretixDraft,
  type PretixFailure,
  type PretixPreviewJob,
  type PretixSource,
  type PretixTake,
  pretixFailures,
} from '../../../contract/pretix.ts'
import {
  addPretix,
  cancelPretixPreview,
  cancelPretixTake,
  changePretix,
  getPretixPreview,
  listPretix,
  listPretixOff,
  previewPretix,
  removePretix,
  seePretixOff,
  takePretix,
  testPretix,
} from '../../../contract/pretix-calls.ts'
import { call } from '../../platform/api.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'pretix']
const POLL_MS = 10_000

/** While orders are read, so often it is asked how far that is (milliseconds). */
const EAGER_POLL_MS = 1_000

const isTaking = ({ take }: PretixSource) => take?.state === 'reading' || take?.state === 'writing'

/** All shops, with how they do now. */
export function usePretix() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listPretix, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.sources.some(isTaking) ? EAGER_POLL_MS : POLL_MS),
  })
}

/** Says what to do when a shop could not be asked; undefined where it is something else. */
export function usePretixFailure() {
  const say = useAdminText()
  return (failure: unknown): string | undefined => {
    if (!(failure instanceof ApiFailure) || failure.code !== 'pretix_unreachable') return undefined
    const path = failure.issues?.[0]?.path
    return path && path in pretixFailures ? say(`pretix.failure.${path as PretixFailure}`) : undefined
  }
}

function useAnew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['admin'] })
}

/** Tells what went wrong in a toast. */
function useTell() {
  const adminToast = useAdminToast()
  const textOf = usePretixFailure()
  return (failure: unknown) => {
    const text = textOf(failure)
    if (text) adminToast.error(text)
    else adminToast.failure(failure, 'pretix.failed')
  }
}

/** Adds a shop. The form says what is wrong. */
export function useAddPretix(onMade: (id: string) => void) {
  return useMutation({
    mutationFn: (body: PretixDraft) => call(addPretix, { body }),
    onSuccess: ({ source }) => onMade(source.id),
    onSettled: useAnew(),
  })
}

/** Changes whose tickets come in, or gives another token. The form says what is wrong. */
export function useChangePretix(id: string, onDone: () => void) {
  return useMutation({
    mutationFn: (body: Request<typeof changePretix>['body']) => call(changePretix, { params: { id }, body }),
    onSuccess: onDone,
    onSettled: useAnew(),
  })
}

/** Forgets a shop. */
export function useRemovePretix() {
  return useMutation({
    mutationFn: (id: string) => call(removePretix, { params: { id } }),
    onError: useTell(),
    onSettled: useAnew(),
  })
}

/** Asks a shop, and says that it answers. */
export function useTestPretix() {
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (id: string) => call(testPretix, { params: { id } }),
    onSuccess: ({ name }) => adminToast.success(say('pretix.tested', { name })),
    onError: useTell(),
  })
}

/** What a shop sells and lets in. */
export function usePretixOffer(id: string) {
  return useQuery({
    queryKey: [...queryKey, id, 'offer'],
    queryFn: () => call(testPretix, { params: { id } }),
    retry: false,
    gcTime: 0,
  })
}

/** A preview of all orders: it begins with the first question, and goes on whether or not somebody asks. */
export function usePretixPreview(id: string) {
  const client = useQueryClient()
  const key = [...queryKey, id, 'preview']
  const job = useQuery({
    queryKey: key,
    queryFn: (): Promise<PretixPreviewJob> => {
      const known = client.getQueryState<PretixPreviewJob>(key)
      const isUnderWay = known?.status === 'success' && known.data?.state === 'reading'
      return isUnderWay ? call(getPretixPreview, { params: { id } }) : call(previewPretix, { params: { id } })
    },
    refetchInterval: ({ state }) => state.data?.state === 'reading' && EAGER_POLL_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    gcTime: 0,
  })
  const cancel = useMutation({
    mutationFn: () => call(cancelPretixPreview, { params: { id } }),
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onSuccess: (ended) => client.setQueryData(key, ended),
    onError: useTell(),
  })
  return { job, cancel }
}

/** Takes the people of all orders, in the background, and follows the orders from then on. `usePretix` says how far that is. */
export function useTakePretix(id: string, onBegun: () => void) {
  const client = useQueryClient()
  const keep = (take: PretixTake) =>
    client.setQueryData<Response<typeof listPretix>>(
      queryKey,
      (known) => known && { sources: known.sources.map((one) => (one.id === id ? { ...one, take } : one)) },
    )
  const options = {
    onMutate: () => client.cancelQueries({ queryKey, exact: true }),
    onError: useTell(),
    onSettled: useAnew(),
  }
  const begin = useMutation({
    ...options,
    mutationFn: () => call(takePretix, { params: { id } }),
    onSuccess(take) {
      keep(take)
      onBegun()
    },
  })
  const cancel = useMutation({
    ...options,
    mutationFn: () => call(cancelPretixTake, { params: { id } }),
    onSuccess: keep,
  })
  return { begin, cancel }
}

/** Tickets that open no door any more. */
export function useOffTickets(id: string) {
  return useQuery({
    queryKey: [...queryKey, id, 'off'],
    queryFn: ({ signal }) => call(listPretixOff, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Says that staff have seen tickets. */
export function useSeeOff(id: string) {
  return useMutation({
    mutationFn: (references: string[]) => call(seePretixOff, { params: { id }, body: { references } }),
    onError: useTell(),
    onSettled: useAnew(),
  })
}
