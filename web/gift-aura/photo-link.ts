import { useQuery } from '@tanstack/react-query'
import { getPhoto } from '../../contract/gift-aura.ts'
import { call } from '../platform/api.ts'

const FOLLOW_MS = 4_000

/** The token at the end of a photo's address. */
export function tokenOf(photoUrl: string): string {
  return new URL(photoUrl, location.origin).pathname.split('/').filter(Boolean).at(-1) ?? ''
}

/** A photo by its token; while its mail is still on the way it is asked again, so that the screen stays truthful. */
export function usePhoto(token: string, isWanted = true) {
  return useQuery({
    queryKey: ['gift-aura', 'photo', token],
    queryFn: ({ signal }) => call(getPhoto, { params: { token }, signal }),
    enabled: isWanted && token !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.emailState === 'queued' ? FOLLOW_MS : false),
  })
}
