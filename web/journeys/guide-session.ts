import { recall, remember } from '../platform/remembered.ts'
import { useRemembered } from '../platform/use-remembered.ts'

/** The session that the guide's answers go into: the one from check-in, else the guide's own. */
export function guideSession(): string | undefined {
  return recall('sessionId') ?? recall('fortuneTellerSessionId') ?? undefined
}

/** The same, kept up to date. */
export function useGuideSession(): string | undefined {
  const checkedIn = useRemembered('sessionId')
  const guests = useRemembered('fortuneTellerSessionId')
  return checkedIn ?? guests ?? undefined
}

/**
 * Keeps the session an answer came with, if there was none, or if the server no longer knew the one there was. An answer
 * that comes when somebody else has checked in changes nothing.
 */
export function keepSession(answered: string, asked: string | undefined): void {
  if (answered === asked || guideSession() !== asked) return
  remember('sessionId', answered)
  remember('fortuneTellerSessionId', answered)
}
