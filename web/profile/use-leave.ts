import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../ui/toast.ts'
import { forgetOwnSession } from './own-session.ts'

/** Says goodbye and leaves nothing of the person in this browser. */
export function useLeave() {
  const client = useQueryClient()
  return (title: string) => {
    forgetOwnSession()
    client.clear()
    toast({ title, isAssertive: true })
    scrollTo({ top: 0 })
  }
}
