import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Request } from '../../../contract/endpoint.ts'
import { type Language, languages } from '../../../contract/languages.ts'
import { type AdminName, listNames, translateName } from '../../../contract/names.ts'
import { useEvent } from '../../event/use-event.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'names']

/** The names of installations, places and prizes in use. */
export function useAdminNames() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listNames, { signal }), staleTime: 0 })
}

/** Reads the names again. */
export function useRefreshNames(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}

/** Saves how a name reads in other languages. */
export function useTranslateName(onSaved: () => void, onFailed: (failure: unknown) => void) {
  const refresh = useRefreshNames()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (body: Request<typeof translateName>['body']) => call(translateName, { body }),
    onSuccess(name) {
      adminToast.success(say('names.saved', { name: name.text }))
      onSaved()
    },
    onError(failure) {
      adminToast.failure(failure, 'names.saveFailed')
      onFailed(failure)
    },
    onSettled: refresh,
  })
}

/** The languages that a name is translated into: those of the event without the one that staff write in. */
export function useLanguagesOfNames(): Language[] {
  const { languages: offered, defaultLanguage } = useEvent()
  return languages.filter((language) => language !== defaultLanguage && offered.includes(language))
}

/** The languages of these in which a name is missing. */
export function missingIn({ translations }: AdminName, wanted: readonly Language[]): Language[] {
  return wanted.filter((language) => !translations[language])
}
