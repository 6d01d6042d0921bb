import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminKey } from './texts.ts'
import { useAdminText } from './use-admin-text.ts'
import { useAdminToast } from './use-admin-toast.ts'

interface OptimisticChange<Data, Input> {
  queryKey: QueryKey
  send: (input: Input) => Promise<unknown>
  /** What the list will look like once the server has agreed. */
  foresee: (data: Data, input: Input) => Data
  succeeded: AdminKey
  failed: AdminKey
}

/** Shows a change at once, and takes it back with a toast when the server refuses. */
export function useOptimisticChange<Data, Input>(change: OptimisticChange<Data, Input>) {
  const { queryKey, send, foresee, succeeded, failed } = change
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: send,
    async onMutate(input: Input) {
      // A poll under way would show the old state for a moment.
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Data>(queryKey)
      if (before !== undefined) client.setQueryData(queryKey, foresee(before, input))
      return { before }
    },
    onSuccess: () => adminToast.success(say(succeeded)),
    onError(failure, _input, context) {
      client.setQueryData(queryKey, context?.before)
      adminToast.failure(failure, failed)
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** A list with one row changed. */
export function withRow<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  change: (row: Row) => Row,
) {
  return rows.map((row) => (row.id === id ? change(row) : row))
}
