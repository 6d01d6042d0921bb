import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { defaultLanguage, speak } from '../i18n/start-i18n.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { forget, identityKeys } from '../platform/remembered.ts'
import { useIdleReset } from '../platform/use-idle-reset.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { optional } from '../ui/optional.ts'
import { clearToasts } from '../ui/toast.ts'

const IdlePrompt = optional(async () => (await import('./idle-prompt.tsx')).IdlePrompt)

// A station that waits for the next band has nothing of a visitor on it.
const waitingRoutes = [
  /^\/$/,
  /^\/fortune-teller\/welcome/,
  /^\/tap-tracking/,
  /^\/station\//,
  /^\/now-showing/,
  /^\/leaderboard/,
  /^\/gift-aura/,
]

/**
 * The next visitor begins a page life of their own, in which the server's voice has its turn again. Without a network
 * there might be no page to come back to, so there the forgetting has to do.
 */
function startAfresh(): void {
  if (navigator.onLine) location.reload()
}

/** Gives the kiosk back to everybody when its visitor has gone (points.md: a kiosk forgets the person). */
export function KioskReset() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const hasSession = useRemembered('sessionId') !== null
  const isIdentified = useRemembered('rfidTagId') !== null || hasSession
  const isAway = !waitingRoutes.some((route) => route.test(pathname))
  const phase = useIdleReset({
    isEnabled: true,
    isWorthAsking: isIdentified || isAway || language !== defaultLanguage,
    onReset() {
      forget(...identityKeys, 'language')
      clearToasts()
      client.clear()
      delete document.documentElement.dataset.textSize
      void speak(defaultLanguage)
      if (isAway) void navigate('/')
      startAfresh()
    },
  })
  if (phase !== 'asking') return null
  return (
    <Suspense>
      <IdlePrompt />
    </Suspense>
  )
}
