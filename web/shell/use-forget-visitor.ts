import { useQueryClient } from '@tanstack/react-query'
import { applyLanguage, languageOfDevice } from '../i18n/start-i18n.ts'
import { forgetKeepsakes } from '../platform/keepsake.ts'
import { forget, identityKeys } from '../platform/remembered.ts'
import { clearToasts } from '../ui/toast.ts'

// The festival itself is nobody's, and every screen needs it.
const sharedQueries: unknown[] = ['event', 'demo-wristbands']

/** How a device forgets who stood in front of it. */
export function useForgetVisitor() {
  const client = useQueryClient()

  /** Nothing of the person stays: neither remembered nor in the memory of this page. */
  function forgetPerson(): void {
    forget(...identityKeys)
    forgetKeepsakes()
    client.removeQueries({ predicate: ({ queryKey }) => !sharedQueries.includes(queryKey[0]) })
    client.getMutationCache().clear()
  }

  /** Nor do their language, their size of letters and what was said to them: a kiosk begins anew. */
  function forgetVisitor(): void {
    forgetPerson()
    forget('language')
    void applyLanguage(languageOfDevice())
    delete document.documentElement.dataset.textSize
    clearToasts()
  }

  return { forgetPerson, forgetVisitor }
}
