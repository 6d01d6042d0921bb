import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listOpenQuestions, resolveQuestion } from '../../../contract/admin-knowledge.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'questions']

/** New questions come in all day long. */
const POLL_MS = 30_000

/** What the guide could not answer, most asked first. */
export function useQuestions() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listOpenQuestions, { querystring: {}, signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  })
}

interface Resolution {
  id: string
  /** The entry that answers it, or none: set aside. */
  entry: { id: string; title: string } | null
}

/** Links a question to an entry, or sets it aside. */
export function useResolve(onDone: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ id, entry }: Resolution) =>
      call(resolveQuestion, { params: { id }, body: { entryId: entry?.id ?? null } }),
    onSuccess(_none, { entry }) {
      adminToast.success(entry ? say('questions.linked', { title: entry.title }) : say('questions.dismissed'))
      onDone()
    },
    onError: (failure) => adminToast.failure(failure, 'questions.failed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
