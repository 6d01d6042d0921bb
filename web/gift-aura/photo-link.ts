import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getPhoto } from '../../contract/gift-aura.ts'
import { call } from '../platform/api.ts'
import { keep, kept } from '../platform/keepsake.ts'

const FOLLOW_MS = 4_000

/** The token at the end of a photo's address. */
export function tokenOf(photoUrl: string): string {
  return new URL(photoUrl, location.origin).pathname.split('/').filter(Boolean).at(-1) ?? ''
}

/** The header that shows whose photo it is; without a key it is asked for as by anybody with the link. */
export function asOwner(ownerKey: string | undefined): { headers?: Record<string, string> } {
  return ownerKey ? { headers: { 'photo-owner-key': ownerKey } } : {}
}

/**
 * The owner's key of a photo: from the address that the booth and the mail give, else as this device keeps it. The
 * address loses it at once, so that whoever shares it shares no more than a look.
 */
export function useOwnerKey(token: string): string | undefined {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [ownerKey] = useState(() => hash.slice(1) || kept(`photo:${token}`, isText)?.value)
  useEffect(() => {
    if (hash === '') return
    keep(`photo:${token}`, hash.slice(1))
    void navigate(pathname, { replace: true })
  }, [hash, pathname, token, navigate])
  return ownerKey
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A photo by its token; while its mail is still on the way it is asked again, so that the screen stays truthful. */
export function usePhoto(token: string, ownerKey?: string, isWanted = true) {
  return useQuery({
    queryKey: ['gift-aura', 'photo', token],
    queryFn: ({ signal }) => call(getPhoto, { params: { token }, signal, ...asOwner(ownerKey) }),
    enabled: isWanted && token !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.emailState === 'queued' ? FOLLOW_MS : false),
  })
}
