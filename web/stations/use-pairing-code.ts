import { useQuery } from '@tanstack/react-query'
import type { Request } from '../../contract/endpoint.ts'
import { makePairingCode } from '../../contract/phones.ts'
import { call } from '../platform/api.ts'

/** After what a code is shown: a tap, or a check-in. */
export type PairingSource = Request<typeof makePairingCode>['body']

/** The code by which a phone becomes its owner's. Asked for once: asking again would end the code that is being scanned. */
export function usePairingCode(source: PairingSource) {
  return useQuery({
    queryKey: ['pairing code', source],
    queryFn: ({ signal }) => call(makePairingCode, { body: source, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
}
