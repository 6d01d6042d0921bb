import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type GiftAuraVisitor, greetVisitor } from '../../contract/gift-aura.ts'
import { findPhone } from '../../contract/phones.ts'
import { useEvent } from '../event/use-event.ts'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { call } from '../platform/api.ts'
import { ApiFailure, isAway } from '../platform/api-failure.ts'
import { forget, recall, remember } from '../platform/remembered.ts'
import { isShared } from '../platform/surface.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { useBandWasRead, useSurface } from '../platform/use-surface.ts'
import { useForgetVisitor } from '../shell/use-forget-visitor.ts'
import { playEarcon } from '../ui/earcons.ts'
import { toast } from '../ui/toast.ts'

/** Who stands in front of the booth, as far as it knows. */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'checking' }
  /** The server did not answer: the band stays remembered. */
  | { kind: 'unsure'; retry: () => void }
  /** On an attendee's own phone there is no tag: the server knows whose phone it is. */
  | { kind: 'known'; tag: string | undefined; guest: GiftAuraVisitor }

/** The visitor of the booth: by the band at the reader or remembered by this browser, else by whose phone this is. */
export function useVisitor(): { visitor: Visitor; identify(tag: string): void; leave(): void } {
  const { forgetPerson, forgetVisitor } = useForgetVisitor()
  const navigate = useNavigate()
  const isKiosk = isShared(useSurface())
  const bandWasRead = useBandWasRead(useEvent().mode)
  const tag = useRemembered('rfidTagId') ?? undefined
  const isOwnPhone = useOwnPhone(!isKiosk && tag === undefined)
  const isAsked = tag !== undefined || isOwnPhone
  const { data, error, refetch } = useQuery({
    queryKey: ['gift-aura', 'visitor', tag ?? 'own phone'],
    queryFn: ({ signal }) =>
      call(greetVisitor, { body: tag === undefined ? {} : { rfidTagId: tag }, signal }),
    enabled: isAsked,
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

  const visitor = isAsked ? visitorOf(tag, data, error, () => void refetch()) : ({ kind: 'nobody' } as const)
  return { visitor, identify, leave }
}

function useOwnPhone(isWanted: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['gift-aura', 'phone'],
    queryFn: ({ signal }) => call(findPhone, { signal }),
    enabled: isWanted,
  })
  return isWanted && data !== undefined && data.attendee !== null
}

function visitorOf(
  tag: string | undefined,
  guest: GiftAuraVisitor | undefined,
  error: Error | null,
  retry: () => void,
): Visitor {
  if (guest !== undefined) return { kind: 'known', tag, guest }
  if (error === null) return { kind: 'checking' }
  return isTurnedAway(error) ? { kind: 'nobody' } : { kind: 'unsure', retry }
}

/** A band that the server refuses, as one that nobody has linked, is not remembered: the booth reads the next one. */
function useTurningAway(error: Error | null): void {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const turnAway = useEffectEvent((failure: ApiFailure) => {
    forget('rfidTagId')
    playEarcon('reject')
    toast({
      title: t('welcome.failed'),
      description: failureText(failure) ?? t('errors.wristband_not_linked'),
      variant: 'destructive',
    })
  })
  useEffect(() => {
    if (isTurnedAway(error)) turnAway(error)
  }, [error])
}

function isTurnedAway(error: Error | null): error is ApiFailure {
  return error instanceof ApiFailure && !isAway(error) && error.status < 500
}
