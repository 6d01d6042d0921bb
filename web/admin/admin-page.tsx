import '../shell/staff.css'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { may } from '../../contract/roles.ts'
import type { User } from '../../contract/staff.ts'
import { ApiFailure } from '../platform/api-failure.ts'
import { remember } from '../platform/remembered.ts'
import { useSignInAddress } from '../staff/sign-in-again.ts'
import { currentUserKey, useCurrentUser } from '../staff/use-current-user.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { fetchToasts } from '../ui/toast-host.tsx'
import { AdminHeader } from './admin-header.tsx'
import { AdminRail } from './admin-rail.tsx'
import { BackupNotice } from './backups/backup-notice.tsx'
import { Commands } from './commands.tsx'
import { keepFor } from './kept.ts'
import { KeptTapsNotice } from './kept-taps-notice.tsx'
import { LedgerNotice } from './ledger-notice.tsx'
import { PanelWaiting } from './panel-waiting.tsx'
import { panels } from './panels.ts'
import { SectionBoundary } from './section-boundary.tsx'
import { sectionAt, sectionsFor } from './sections.ts'
import { useGuideOpening } from './setup/use-guide-opening.ts'
import { StationWatch } from './stations/station-watch.ts'
import { LoadingScreen, TextsGate } from './texts-gate.tsx'
import { TourCard } from './tour/tour-card.tsx'
import { useAddress } from './use-address.ts'
import { useAdminText } from './use-admin-text.ts'
import { useTheme } from './use-theme.ts'
import { UserContext } from './user-context.ts'

/** The dashboard: for whoever is signed in, with the sections of their role. */
export function AdminPage() {
  return (
    <TextsGate>
      <Dashboard />
    </TextsGate>
  )
}

function Dashboard() {
  const { t } = useTranslation()
  const { user, isAway, retry } = useCurrentUser()
  const signIn = useSignInAddress()
  useSignedOutWatch()
  if (user === null) return <Navigate to={signIn} replace />
  if (user !== undefined) return <SignedIn key={user.id} user={user} />
  if (!isAway) return <LoadingScreen />
  return (
    <main className="grid min-h-dvh place-items-center p-gutter">
      <ErrorState title={t('errors.unavailable')} retryLabel={t('app.retry')} onRetry={retry} />
    </main>
  )
}

function SignedIn({ user }: { user: User }) {
  // Before any section looks for what it had begun.
  useState(() => keepFor(user.id))
  useEffect(() => remember('staff', 'here'), [])
  const say = useAdminText()
  const { theme, toggle } = useTheme()
  const { tab } = useAddress()
  const section = sectionAt(tab, user)
  const isGuideOpening = useGuideOpening(tab, user)
  const Panel = panels[section]
  return (
    <UserContext value={user}>
      <div className="flex min-h-dvh flex-col bg-page md:[--control:2.25rem]">
        <a
          href="#section"
          className="sr-only z-50 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
        >
          {say('admin.skip')}
        </a>
        <AdminHeader user={user} theme={theme} onToggleTheme={toggle} />
        <div className="mx-auto flex w-full max-w-[90rem] flex-1 flex-col md:flex-row">
          <AdminRail user={user} current={section} />
          <TourCard user={user} current={section} />
          <main id="section" tabIndex={-1} className="min-w-0 flex-1 p-4 pb-24 md:p-8">
            {may(user, 'performance:read') && <LedgerNotice />}
            {may(user, 'backups:read') && <BackupNotice />}
            {may(user, 'stations:manage') && <KeptTapsNotice />}
            <SectionBoundary key={section}>
              <Suspense fallback={<PanelWaiting />}>
                {isGuideOpening && <Navigate to="/admin?tab=setup" replace />}
                {isGuideOpening === false ? <Panel /> : <PanelWaiting />}
                <SectionsAhead user={user} />
              </Suspense>
            </SectionBoundary>
          </main>
        </div>
        {may(user, 'stations:read') && <StationWatch />}
        <Commands user={user} onToggleTheme={toggle} />
      </div>
    </UserContext>
  )
}

/** Stands beside the first section: once that is there, the others are fetched, and a network that goes takes none away. */
function SectionsAhead({ user }: { user: User }) {
  useEffect(() => {
    for (const { id } of sectionsFor(user)) panels[id].fetchAhead()
    fetchToasts()
  }, [user])
  return null
}

/**
 * A session that ended while the dashboard was open leads to the door, whichever call noticed it; and whoever is told that
 * they are not allowed has another role by now, with other sections.
 */
function useSignedOutWatch(): void {
  const client = useQueryClient()
  useEffect(() => {
    const look = (type: string, error: unknown) => {
      const isRefused = error instanceof ApiFailure && (error.status === 401 || error.code === 'not_allowed')
      if (type === 'updated' && isRefused) void client.invalidateQueries({ queryKey: currentUserKey })
    }
    const stops = [
      client.getQueryCache().subscribe(({ type, query }) => look(type, query.state.error)),
      client.getMutationCache().subscribe(({ type, mutation }) => look(type, mutation?.state.error)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
