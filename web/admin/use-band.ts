import { useQuery } from '@tanstack/react-query'
import { lookUpBand } from '../../contract/desk.ts'
import type { Response } from '../../contract/endpoint.ts'
import { call } from '../platform/api.ts'
import { useAdminText } from './use-admin-text.ts'

type BandOwner = Response<typeof lookUpBand>

/** Who wears a band, else who wore it last; nothing is asked without a tag, and nothing is remembered. */
export function useBand(rfidTagId: string | undefined) {
  return useQuery({
    // Under the key of the desk, so that whatever the desk changes is asked again.
    queryKey: ['admin', 'attendees', 'band', rfidTagId],
    queryFn: ({ signal }) => call(lookUpBand, { body: { rfidTagId: rfidTagId ?? '' }, signal }),
    enabled: rfidTagId !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Says who wears a band that was tapped for somebody else. */
export function useBandWords(): (owner: BandOwner | undefined) => string | undefined {
  const say = useAdminText()
  return (owner) => {
    if (!owner?.isWorn || owner.attendee === null) return undefined
    const { attendeeName: name, tiktokUsername: handle } = owner.attendee
    return say('desk.bandWorn', { name, handle })
  }
}
