import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeEvent,
  correctColours,
  type EventChange,
  type EventSettings,
  getEventSettings,
} from '../../../contract/admin-event.ts'
import type { Response } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { useLiveEvent } from '../../platform/use-live-event.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'event']

/** The event's settings, read again when somebody saves them. */
export function useSettings() {
  const client = useQueryClient()
  useLiveEvent('event', () => void client.invalidateQueries({ queryKey }))
  return useQuery({ queryKey, queryFn: ({ signal }) => call(getEventSettings, { signal }), staleTime: 0 })
}

/** Saves some of the settings. */
export function useSaveSettings() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (body: EventChange) => call(changeEvent, { body }),
    onSuccess(saved: EventSettings) {
      client.setQueryData(queryKey, saved)
      adminToast.success(say('settings.saved'))
      void client.invalidateQueries({ queryKey: ['event'] })
    },
    onError: (failure) => adminToast.failure(failure, 'settings.failed'),
  })
}

/** How two colours are corrected; nothing until the first answer, and for a colour that is none. */
export function useCorrected(accent: string, second: string): Response<typeof correctColours> | undefined {
  const query = { ...(isColour(accent) && { accent }), ...(isColour(second) && { second }) }
  const { data } = useQuery({
    queryKey: ['admin', 'event-colours', query],
    queryFn: ({ signal }) => call(correctColours, { querystring: query, signal }),
    placeholderData: keepPreviousData,
  })
  return data
}

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
