import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { FestivalEvent } from '../../contract/event.ts'
import { authenticate, type SessionOwner } from '../../contract/wristbands.ts'
import { installationIn, useEvent } from '../event/use-event.ts'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { call } from '../platform/api.ts'
import type { Misread } from '../platform/reader.ts'
import { remember } from '../platform/remembered.ts'
import { useStation } from '../platform/station.ts'
import { CHECK_IN } from '../platform/surface.ts'
import { useMachine } from '../platform/use-machine.ts'
import { useScanner } from '../platform/use-scanner.ts'
import { useBandWasRead } from '../platform/use-surface.ts'
import { useForgetVisitor } from '../shell/use-forget-visitor.ts'
import { playEarcon } from '../ui/earcons.ts'
import { toast } from '../ui/toast.ts'
import { type CheckIn, type CheckInEvent, checkIn, REDIRECT_MS } from './check-in.ts'

/** Type of an installation where people are only greeted, such as the registration (contract/station-home.ts). */
const RECEPTION = 'check_in'
/** Leon with his three doors. */
const GUIDE = '/fortune-teller'

interface CheckInControls {
  state: CheckIn
  /** Whom it has welcomed goes on to an experience on this screen; else it is ready for the next band. */
  leadsOn: boolean
  continueAsGuest(): void
}

/** The check-in with everything around it: reader, server, memory of the browser, toasts and the way on. */
export function useCheckIn(onMisread: (misread: Misread) => void): CheckInControls {
  const event = useEvent()
  const station = useStation()
  const { door, leadsOn } = useWayOn(event)
  const answers = useAnswers(event.shortName)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { forgetPerson } = useForgetVisitor()
  const bandWasRead = useBandWasRead(event.mode)
  const [state, send, read] = useMachine<CheckIn, CheckInEvent>(checkIn, { phase: 'scanning' })

  // A new band is asked about, whether it was just read or had waited for its turn.
  function act(event: CheckInEvent): void {
    const before = read()
    const after = send(event)
    if (after.phase !== 'authenticating') return
    if (before.phase !== 'authenticating' || before.tag !== after.tag) void ask(after.tag)
  }

  async function ask(tag: string): Promise<void> {
    try {
      const owner = await call(authenticate, { body: { rfidTagId: tag } })
      forgetPerson()
      if (leadsOn) rememberVisitor(owner, tag)
      bandWasRead()
      client.setQueryData(['session', owner.sessionId], owner)
      act({ type: 'accepted', owner })
      answers.welcome(owner)
    } catch (failure) {
      act({ type: 'failed' })
      answers.turnAway(failure)
    }
  }

  useScanner({
    onScan: (tag) => act({ type: 'scanned', tag, canWait: station !== undefined }),
    onMisread,
    isEnabled: station !== undefined || state.phase !== 'authenticated',
  })

  const handleWelcomed = useEffectEvent(() => {
    act({ type: 'welcomed' })
    if (read().phase !== 'scanning') return
    if (leadsOn) void navigate(door)
    else forgetPerson()
  })
  const welcomed = state.phase === 'authenticated' ? state.tag : undefined
  useEffect(() => {
    if (welcomed === undefined) return
    const timer = setTimeout(() => handleWelcomed(), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [welcomed])

  return {
    state,
    leadsOn,
    continueAsGuest() {
      forgetPerson()
      answers.welcomeGuest()
      void navigate(door)
    },
  }
}

/** The way on from the check-in: at a station to what stands there, and at a reception nowhere. */
function useWayOn(event: FestivalEvent): { door: string; leadsOn: boolean } {
  const station = useStation()
  if (station === undefined) return { door: '/', leadsOn: true }
  const leadsOn = installationIn(event, station.installationId)?.type !== RECEPTION
  return { door: station.home === CHECK_IN ? GUIDE : station.home, leadsOn }
}

/** What people hear and read: a sound, and words that a screen reader tells at once. */
function useAnswers(event: string) {
  // Bound to no language: while the server is asked, a kiosk leaves that of the visitor before.
  const { t } = useTranslation().i18n
  const failureText = useFailureText()
  return {
    welcome(owner: SessionOwner): void {
      playEarcon('accept')
      toast({
        title: t('welcome.success', { username: owner.tiktokUsername }),
        description: t('welcome.toast', { name: owner.attendeeName, event }),
        isAssertive: true,
      })
    },
    welcomeGuest: () => toast({ title: t('welcome.guestToast', { event }) }),
    turnAway(failure: unknown): void {
      playEarcon('reject')
      toast({
        title: t('welcome.failed'),
        description: failureText(failure) ?? t('errors.wristband_not_linked'),
        variant: 'destructive',
      })
    },
  }
}

function rememberVisitor(owner: SessionOwner, tag: string): void {
  remember('sessionId', owner.sessionId)
  remember('fortuneTellerSessionId', owner.sessionId)
  remember('rfidTagId', tag)
}
