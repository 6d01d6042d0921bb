import { useMutation, useQueryClient } from '@tanstack/react-query'
import { takePairingCode } from '../../contract/phones.ts'
import { call } from '../platform/api.ts'
import { beOwnDevice } from '../platform/use-surface.ts'
import { beIdentified, earlierSession } from './own-session.ts'

/** Takes the code: this phone becomes its owner's, and remembers their visit. */
export function useTakeCode(code: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(takePairingCode, { params: { code }, body: { guestSessionId: earlierSession() } }),
    onSuccess: ({ sessionId }) => {
      beIdentified(sessionId)
      beOwnDevice()
      // Whatever was on this phone was a guest's, or somebody else's.
      client.clear()
    },
  })
}
