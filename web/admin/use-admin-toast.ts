import { useFailureText } from '../i18n/use-failure-text.ts'
import { ApiFailure } from '../platform/api-failure.ts'
import { toast } from '../ui/toast.ts'
import type { AdminKey } from './texts.ts'
import { useAdminText } from './use-admin-text.ts'

/** How long a deletion can be taken back from its toast (experience, section 4). */
const UNDO_MS = 8_000

/** Toasts of the dashboard, with the titles of the specification. */
export function useAdminToast() {
  const say = useAdminText()
  const textOf = useFailureText()
  return {
    success(description: string): void {
      toast({ title: say('toast.success'), description })
    },
    undoable(description: string, onAction: () => void): void {
      const action = { label: say('do.undo'), onAction }
      toast({ title: say('toast.success'), description, action, durationMs: UNDO_MS })
    },
    /** The server's sentence, else the fallback. */
    failure(failure: unknown, fallback: AdminKey, title: AdminKey = 'toast.error'): void {
      // The dialog with both states says it (conflict-dialog.tsx).
      if (failure instanceof ApiFailure && failure.code === 'stale') return
      const description = textOf(failure) ?? say(fallback)
      toast({ title: say(title), description, variant: 'destructive' })
    },
    error(description: string): void {
      toast({ title: say('toast.error'), description, variant: 'destructive' })
    },
  }
}
