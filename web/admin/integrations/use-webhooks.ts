import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeWebhook,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookDraft,
} from '../../../contract/webhooks.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useOptimisticChange, withRow } from '../use-optimistic-change.ts'

const queryKey = ['admin', 'webhooks']
const POLL_MS = 5_000

/** All webhooks, with how they do now. */
export function useWebhooks() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listWebhooks, { signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  })
}

/** The latest messages to a webhook. */
export function useDeliveries(id: string) {
  return useQuery({
    queryKey: [...queryKey, id],
    queryFn: ({ signal }) => call(listWebhookDeliveries, { params: { id }, querystring: {}, signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  })
}

function useAnew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}

/** Adds a webhook and hands over its signing secret. The form says why an address is refused. */
export function useCreateWebhook(onMade: (secret: string) => void) {
  return useMutation({
    mutationFn: (body: WebhookDraft) => call(createWebhook, { body }),
    onSuccess: ({ secret }) => onMade(secret),
    onSettled: useAnew(),
  })
}

/** Saves a webhook. The form says why an address is refused. */
export function useChangeWebhook({ id, version }: Pick<Webhook, 'id' | 'version'>, onDone: () => void) {
  return useMutation({
    mutationFn: (body: WebhookDraft) => call(changeWebhook, { params: { id }, body: { ...body, version } }),
    onSuccess: onDone,
    onSettled: useAnew(),
  })
}

/** Switches a webhook on and off. */
export function useSwitchWebhook() {
  return useOptimisticChange({
    queryKey,
    send: ({ id, isActive }: Webhook) =>
      call(changeWebhook, { params: { id }, body: { isActive: !isActive } }),
    foresee: (data: { webhooks: Webhook[] }, { id, isActive }) => ({
      webhooks: withRow(data.webhooks, id, (row) => ({ ...row, isActive: !isActive })),
    }),
    succeeded: 'webhooks.switched',
    failed: 'webhooks.saveFailed',
  })
}

/** Removes a webhook with everything that waits for it. */
export function useRemoveWebhook() {
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: (id: string) => call(removeWebhook, { params: { id } }),
    onError: (failure) => adminToast.failure(failure, 'webhooks.saveFailed'),
    onSettled: useAnew(),
  })
}

/** Makes a new signing secret and hands it over. */
export function useRotateSecret(onMade: (secret: string) => void) {
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: (id: string) => call(rotateWebhookSecret, { params: { id } }),
    onSuccess: ({ secret }) => onMade(secret),
    onError: (failure) => adminToast.failure(failure, 'webhooks.saveFailed'),
    onSettled: useAnew(),
  })
}

/** Sends a test message and says what became of it. */
export function useTestWebhook() {
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (id: string) => call(testWebhook, { params: { id } }),
    onSuccess({ status, problem, tookMs }) {
      if (problem === null) adminToast.success(say('webhooks.tested', { status: status ?? '', ms: tookMs }))
      else adminToast.error(say(`webhooks.problem.${problem}`, { status: status ?? '' }))
    },
    onError: (failure) => adminToast.failure(failure, 'webhooks.testFailed'),
  })
}

/** Sends a message again, or all that were given up. */
export function useReplay(id: string) {
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (deliveryId?: string) => call(replayWebhook, { params: { id }, body: { deliveryId } }),
    onSuccess: ({ replayed }) => adminToast.success(say('webhooks.replayed', { number: replayed })),
    onError: (failure) => adminToast.failure(failure, 'webhooks.replayFailed'),
    onSettled: useAnew(),
  })
}
