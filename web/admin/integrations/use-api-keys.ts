import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ApiKey,
  type ApiKeyDraft,
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from '../../../contract/api-keys.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'api-keys']

/** All keys; when one was used last is read anew every half minute. */
export function useApiKeys() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listApiKeys, { signal }),
    staleTime: 0,
    refetchInterval: 30_000,
  })
}

/** Makes a key and hands over the key itself, which nobody can ask for again. */
export function useCreateApiKey(onMade: (secret: string) => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: (body: ApiKeyDraft) => call(createApiKey, { body }),
    onSuccess: ({ secret }) => onMade(secret),
    onError: (failure) => adminToast.failure(failure, 'apiKeys.createFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Revokes a key for good. */
export function useRevokeApiKey() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ id }: ApiKey) => call(revokeApiKey, { params: { id } }),
    onSuccess: ({ name }) => adminToast.success(say('apiKeys.revoked', { name })),
    onError: (failure) => adminToast.failure(failure, 'apiKeys.revokeFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
