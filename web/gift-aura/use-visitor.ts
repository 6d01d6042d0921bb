import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type GiftAuraVisitor, greetVisitor } from '../../contract/gift-aura.ts'
import { findPhone } from '../../contract/phones.ts'
import { useEvent } from '../event/use-event.ts'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { call } from '../platform/api.ts'
import { forget, recall, remember } from '../platform/remembered.ts'
import { isShared } from '../platform/surface.ts'
import { isFinal } from '../platform/tap-answer.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { useBandWasRead, useSurface } from '../platform/use-surface.ts'
import { useForgetVisitor } from '../shell/use-forget-visitor.ts'
import { playEarcon } from '../ui/earcons.ts'
import { toast } from '../ui/toast.ts'

/** Whose points a visit is: by the band, or, on an attendee's own phone, by whose phone it is. */
export type Who = { rfidTagId: string } | { attendeeId: string }

/** Who stands in front of the booth, as far as it knows. */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'checking' }
  /** The server could not be asked: the band stays remembered, and a vibe can be picked all the same. */
  | { kind: 'unsure'; who: Who; failure: unknown; retry: () => void }
  | { kind: 'known'; who: Who; guest: GiftAuraVisitor }

/** The visitor of the booth: by the band at the reader or remembered by this browser, else by whose phone this is. */
export function useVisitor(): { visitor: Visitor; identify(tag: string): void; leave(): void } {
  const { forgetPerson, forgetVisitor } = useForgetVisitor()
  const navigate = useNavigate()
  const isKiosk = isShared(useSurface())
  const bandWasRead = useBandWasRead(useEvent().mode)
  const tag = useRemembered('rfidTagId') ?? undefined
  const ownerId = usePhoneOwner(!isKiosk && tag === undefined)
  const who = whoIs(tag, ownerId)
  const { data, error, refetch } = useQuery({
    queryKey: ['gift-aura', 'visitor', tag ?? 'own phone'],
    queryFn: ({ signal }) =>
      call(greetVisitor, { body: tag === undefined ? {} : { rfidTagId: tag }, signal }),
    enabled: who !== undefined,
    // An own phone earns for a while after a tap at a station, from which its owner comes back.
    ...(tag === undefined && { refetchOnMount: 'always', refetchOnWindowFocus: 'always' }),
  })
  useTurningAway(error)

  function leave(): void {
    // Whose phone this is, is settled on its owner's page and not in passing.
    if (tag === undefined) void navigate('/profile')
    // The next visitor of a kiosk begins in its own language, as after idle time.
    if (isKiosk) forgetVisitor()
    else forgetPerson()
  }

  function identify(scanned: string): void {
    const last = recall('rfidTagId')
    if (scanned === last) return
    if (last === null) forgetPerson()
    else leave()
    remember('rfidTagId', scanned)
    bandWasRead()
    playEarcon('accept')
  }

  const visitor = who ? visitorOf(who, data, error, () => void refetch()) : ({ kind: 'nobody' } as const)
  return { visitor, identify, leave }
}

function whoIs(tag: string | undefined, ownerId: string | undefined): Who | undefined {
  if (tag !== undefined) return { rfidTagId: tag }
  return ownerId === undefined ? undefined : { attendeeId: ownerId }
}

function usePhoneOwner(isWanted: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['gift-aura', 'phone'],
    queryFn: ({ signal }) => call(findPhone, { signal }),
    enabled: isWanted,
  })
  return isWanted ? data?.attendee?.id : undefined
}

function visitorOf(
  who: Who,
  guest: GiftAuraVisitor | undefined,
  failure: Error | null,
  retry: () => void,
): Visitor {
  if (guest !== undefined) return { kind: 'known', who, guest }
  if (failure === null) return { kind: 'checking' }
  return isFinal(failure) ? { kind: 'nobody' } : { kind: 'unsure', who, failure, retry }
}

/** A band that the server refuses, as one that nobody has linked, is not remembered: the booth reads the next one. */
function useTurningAway(error: Error | null): void {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const turnAway = useEffectEvent((failure: Error) => {
    forget('rfidTagId')
    playEarcon('reject')
    toast({
      title: t('welcome.failed'),
      description: failureText(failure) ?? t('errors.wristband_not_linked'),
      variant: 'destructive',
    })
  })
  useEffect(() => {
    if (isFinal(error)) turnAway(error)
  }, [error])
}
