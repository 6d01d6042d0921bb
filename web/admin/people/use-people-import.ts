import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ImportChoice,
  importAttendees,
  LARGEST_IMPORT,
  listImports,
  type PeopleImportReport,
  undoImport,
} from '../../../contract/people-imports.ts'
import { addressOf, call } from '../../platform/api.ts'
import { sendFile } from '../send-file.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'imports']

/** A file, and what was said about it so far. */
interface Chosen {
  file: File
  choice: ImportChoice
}

function send({ file, choice }: Chosen, dryRun: boolean): Promise<PeopleImportReport> {
  const address = addressOf(importAttendees.url, { querystring: { dryRun } })
  return sendFile(address, file, { choice: JSON.stringify(choice) })
}

/** A file on its way in: chosen, tried as often as something is said about it, then written. */
export function usePeopleImport() {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>()
  const check = useMutation({
    mutationFn: (next: Chosen) => send(next, true),
    onError: (failure) => adminToast.failure(failure, 'people.failed', 'import.failedTitle'),
  })
  const run = useMutation({
    mutationFn: (next: Chosen) => send(next, false),
    onSuccess({ created, updated, total }) {
      adminToast.success(say('import.done', { created, updated, total }))
      setChosen(undefined)
      check.reset()
    },
    onError(failure) {
      adminToast.failure(failure, 'people.failed', 'import.failedTitle')
      // Somebody may have changed people since it was tried.
      if (chosen) check.mutate(chosen)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  const tryOut = (next: Chosen) => {
    setChosen(next)
    check.mutate(next)
  }
  return {
    chosen,
    report: chosen && check.data,
    isChecking: check.isPending,
    isRunning: run.isPending,
    choose(file: File) {
      // Nobody waits for an upload that is refused.
      if (file.size > LARGEST_IMPORT) adminToast.error(say('errors.file_too_large'))
      else tryOut({ file, choice: {} })
    },
    /** Says something more about the file, which is tried again. */
    say: (more: ImportChoice) =>
      chosen && tryOut({ file: chosen.file, choice: { ...chosen.choice, ...more } }),
    run: () => chosen && run.mutate(chosen),
    leave() {
      setChosen(undefined)
      check.reset()
    },
  }
}

export type PeopleImport = ReturnType<typeof usePeopleImport>

/** The latest imports. */
export function useImports() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listImports, { signal }), staleTime: 0 })
}

/** What the undo of an import would do. */
export function useUndoPreview(id: string) {
  return useQuery({
    queryKey: [...queryKey, id, 'undo'],
    queryFn: () => call(undoImport, { params: { id }, querystring: { dryRun: true } }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Takes an import back. */
export function useUndo(onDone: () => void) {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id }, querystring: { dryRun: false } }),
    onSuccess({ removed, restored, keptCount }) {
      adminToast.success(say('people.undone', { removed, restored, kept: keptCount }))
      onDone()
    },
    onError: (failure) => adminToast.failure(failure, 'people.undoFailed'),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}
