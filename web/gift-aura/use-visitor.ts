import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type GiftAuraVisitor, greetVisitor } from '../../contract/gift-aura.ts'
import { defaultLanguage, speak } from '../i18n/start-i18n.ts'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { call } from '../platform/api.ts'
import { ApiFailure } from '../platform/api-failure.ts'
import { forget, identityKeys, recall, remember } from '../platform/remembered.ts'
import { isShared } from '../platform/surface.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { useSurface } from '../platform/use-surface.ts'
import { playEarcon } from '../ui/earcons.ts'
import { clearToasts, toast } from '../ui/toast.ts'

/** Who stands in front of the booth, as far as it knows. */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'checking' }
  /** The server did not answer: the band stays remembered. */
  | { kind: 'unsure'; retry: () => void }
  | { kind: 'known'; tag: string; guest: GiftAuraVisitor }

const queryKey = (tag: string | null) => ['gift-aura', 'visitor', tag]

/** The visitor of the booth: known by the band this browser remembers, or by the one held to the reader now. */
export function useVisitor(): { visitor: Visitor; identify(tag: string): void; leave(): void } {
  const client = useQueryClient()
  const isKiosk = isShared(useSurface())
  const tag = useRemembered('rfidTagId')
  const { data, error, refetch } = useQuery({
    queryKey: queryKey(tag),
    queryFn: ({ signal }) => call(greetVisitor, { body: { rfidTagId: tag ?? '' }, signal }),
    enabled: tag !== null,
  })
  useTurningAway(error)

  function leave(): void {
    forget(...identityKeys)
    client.removeQueries({ queryKey: ['gift-aura'] })
    if (!isKiosk) return
    // The next visitor of a kiosk begins in its own language, as after idle time.
    forget('language')
    void speak(defaultLanguage)
    clearToasts()
  }

  function identify(scanned: string): void {
    const last = recall('rfidTagId')
    if (scanned === last) return
    if (last === null) forget(...identityKeys)
    else leave()
    remember('rfidTagId', scanned)
    playEarcon('accept')
  }

  return { visitor: visitorOf(tag, data, error, () => void refetch()), identify, leave }
}

function visitorOf(
  tag: string | null,
  guest: GiftAuraVisitor | undefined,
  error: Error | null,
  retry: () => void,
): Visitor {
  if (tag === null) return { kind: 'nobody' }
  if (guest !== undefined) return { kind: 'known', tag, guest }
  return error === null ? { kind: 'checking' } : { kind: 'unsure', retry }
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
    if (error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429) {
      turnAway(error)
    }
  }, [error])
}
