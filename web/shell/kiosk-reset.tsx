import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { languageOfDevice } from '../i18n/start-i18n.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { canReachServer } from '../platform/reload-once.ts'
import { useIdleReset } from '../platform/use-idle-reset.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { holdsTapsInMemory } from '../platform/use-tap-outbox.ts'
import { part } from '../ui/part.ts'
import { useForgetVisitor } from './use-forget-visitor.ts'

const IdlePrompt = part(async () => (await import('./idle-prompt.tsx')).IdlePrompt)

/**
 * The next visitor begins a page life of their own: nothing of the one before is in its memory, and the server's voice has
 * its turn again. Where there might be no page to come back to, or where a tap is in the memory of this one alone, the
 * forgetting has to do.
 */
async function startAfresh(): Promise<void> {
  if (!holdsTapsInMemory() && (await canComeBack())) location.reload()
}

/** Whether the page would be there: the service worker has it, or else the server must answer. */
async function canComeBack(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true
  return canReachServer()
}

export interface KioskResetProps {
  /** Where this kiosk waits for the next visitor. */
  home: string
  /** Another page than that one is shown. */
  isAway: boolean
}

/** Gives the kiosk back to everybody when its visitor has gone (points.md: a kiosk forgets the person). */
export function KioskReset({ home, isAway }: KioskResetProps) {
  const navigate = useNavigate()
  const { language } = useLanguage()
  const { forgetVisitor } = useForgetVisitor()
  const hasSession = useRemembered('sessionId') !== null
  const isIdentified = useRemembered('rfidTagId') !== null || hasSession
  const phase = useIdleReset({
    isEnabled: true,
    isWorthAsking: isIdentified || isAway || language !== languageOfDevice(),
    onReset() {
      forgetVisitor()
      if (isAway) void navigate(home, { replace: true })
      void startAfresh()
    },
  })
  // The question whether somebody is still there is asked without a network too.
  useEffect(IdlePrompt.fetchAhead, [])
  if (phase !== 'asking') return null
  return (
    <Suspense>
      <IdlePrompt />
    </Suspense>
  )
}
