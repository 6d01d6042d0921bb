import { useQuery } from '@tanstack/react-query'
import { getQrCode } from '../../contract/journeys.ts'
import { call } from '../platform/api.ts'

/** Link and QR code of a journey. */
export function useQrCode(sessionId: string) {
  return useQuery({
    queryKey: ['qrcode', sessionId],
    queryFn: ({ signal }) => call(getQrCode, { params: { sessionId }, signal }),
  })
}
