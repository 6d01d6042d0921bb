import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Itinerary } from '../../contract/programme.ts'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { useGuideSession } from '../journeys/guide-session.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { toast } from '../ui/toast.ts'
import { sendChanges } from './send-changes.ts'
import { useItineraryOf } from './use-itinerary-of.ts'
import { noteChange, readChanges, waitingChanges } from './waiting-changes.ts'

const RETRY_MS = 20_000
const nothing: Itinerary = { days: [], anytime: [] }

/** The itinerary of whoever holds this device, with what they have just changed and the server may not know yet. */
export function useItinerary() {
  const sessionId = useGuideSession()
  const query = useItineraryOf(sessionId)
  const waiting = useRemembered('itineraryChanges')
  const known = query.data?.itinerary ?? nothing
  const changes = useMemo(() => readChanges(waiting), [waiting])
  const savedIds = useMemo(() => {
    const ids = new Set([...known.days.flatMap(({ items }) => items), ...known.anytime].map(({ id }) => id))
    for (const [id, change] of Object.entries(changes)) {
      if (change === 'save') ids.add(id)
      else ids.delete(id)
    }
    return ids
  }, [known, changes])
  return {
    sessionId,
    known,
    savedIds,
    isWaiting: Object.keys(changes).length > 0,
    savedAt: query.data?.savedAt,
    isLoading: query.isLoading,
    isError: query.isError,
    retry: () => void query.refetch(),
    setSaved: useSetSaved(),
  }
}

/** Saves or drops entries: at once on the screen, and with the server as soon as it can be reached. */
function useSetSaved(): (isSaved: boolean, ...entryIds: string[]) => void {
  const send = useSend()
  return (isSaved, ...entryIds) => {
    for (const id of entryIds) noteChange(id, isSaved ? 'save' : 'drop')
    send()
  }
}

function useSend(): () => void {
  const client = useQueryClient()
  const { t } = useTranslation()
  const textOf = useFailureText()
  return () => {
    if (Object.keys(waitingChanges()).length === 0) return
    void sendChanges(client, (failure) =>
      toast({ title: t('itinerary.failed'), description: textOf(failure), variant: 'destructive' }),
    )
  }
}

/** Sends what was saved without a network, as soon as there is one again. */
export function useSendWhenOnline(): void {
  const send = useEffectEvent(useSend())
  useEffect(() => {
    const handleChance = () => send()
    handleChance()
    addEventListener('online', handleChance)
    const timer = setInterval(handleChance, RETRY_MS)
    return () => {
      removeEventListener('online', handleChance)
      clearInterval(timer)
    }
  }, [])
}
