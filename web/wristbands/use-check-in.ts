import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { authenticate, type SessionOwner } from '../../contract/wristbands.ts'
import { useEvent } from '../event/use-event.ts'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { call } from '../platform/api.ts'
import type { Misread } from '../platform/reader.ts'
import { remember } from '../platform/remembered.ts'
import { useMachine } from '../platform/use-machine.ts'
import { useScanner } from '../platform/use-scanner.ts'
import { useBandWasRead } from '../platform/use-surface.ts'
import { useForgetVisitor } from '../shell/use-forget-visitor.ts'
import { playEarcon } from '../ui/earcons.ts'
import { toast } from '../ui/toast.ts'
import { type CheckIn, type CheckInEvent, checkIn, REDIRECT_MS } from './check-in.ts'

/** The check-in with everything around it: reader, server, memory of the browser, toasts and the way on. */
export function useCheckIn(onMisread: (misread: Misread) => void): {
  state: CheckIn
  continueAsGuest(): void
} {
  const { t } = useTranslation()
  const { shortName, mode } = useEvent()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { forgetPerson } = useForgetVisitor()
  const bandWasRead = useBandWasRead(mode)
  const [state, send, read] = useMachine<CheckIn, CheckInEvent>(checkIn, { phase: 'scanning' })

  async function handleScan(tag: string): Promise<void> {
    const before = read()
    if (send({ type: 'scanned', tag }) === before) return
    try {
      const owner = await call(authenticate, { body: { rfidTagId: tag } })
      forgetPerson()
      rememberVisitor(owner, tag)
      bandWasRead()
      client.setQueryData(['session', owner.sessionId], owner)
      send({ type: 'accepted', owner })
      playEarcon('accept')
      toast({
        title: t('welcome.success', { username: owner.tiktokUsername }),
        description: t('welcome.toast', { name: owner.attendeeName, event: shortName }),
        isAssertive: true,
      })
    } catch (failure) {
      send({ type: 'failed' })
      playEarcon('reject')
      toast({
        title: t('welcome.failed'),
        description: failureText(failure) ?? t('errors.wristband_not_linked'),
        variant: 'destructive',
      })
    }
  }

  useScanner({ onScan: (tag) => void handleScan(tag), onMisread, isEnabled: state.phase !== 'authenticated' })

  const handleArrival = useEffectEvent(() => void navigate('/'))
  const isKnown = state.phase === 'authenticated'
  useEffect(() => {
    if (!isKnown) return
    const timer = setTimeout(() => handleArrival(), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isKnown])

  return {
    state,
    continueAsGuest() {
      forgetPerson()
      toast({ title: t('welcome.guestToast', { event: shortName }) })
      void navigate('/')
    },
  }
}

function rememberVisitor(owner: SessionOwner, tag: string): void {
  remember('sessionId', owner.sessionId)
  remember('fortuneTellerSessionId', owner.sessionId)
  remember('rfidTagId', tag)
}
