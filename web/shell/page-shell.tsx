import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isKiosk, isShared, isVisitorsPage } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { StationFoot } from '../stations/station-foot.tsx'
import { classNames } from '../ui/class-names.ts'
import { part } from '../ui/part.ts'
import { Dock } from './dock.tsx'
import { Header } from './header.tsx'

const KioskBar = part(async () => (await import('./kiosk-bar.tsx')).KioskBar)

interface PageShellProps {
  children: ReactNode
  /** Fills the height instead of the width of a column of text. */
  isFull?: boolean
}

/** A screen with what belongs around it: the header on own devices and the dock on phones, the bar within reach on kiosks, nothing on walls. */
export function PageShell({ children, isFull = false }: PageShellProps) {
  const { t } = useTranslation()
  const surface = useSurface()
  const { pathname } = useLocation()
  return (
    <div className="night-sky flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        {t('app.skipToContent')}
      </a>
      {!isShared(surface) && <Header />}
      <main
        id="content"
        tabIndex={-1}
        className={classNames('mx-auto flex w-full flex-1 flex-col', isFull ? '' : 'max-w-[70rem] p-gutter')}
      >
        {children}
      </main>
      <StationFoot />
      {surface === 'phone' && isVisitorsPage(pathname) && <Dock />}
      {isKiosk(surface) && (
        <Suspense fallback={<div className="h-[calc(var(--control)+2rem)]" />}>
          <KioskBar />
        </Suspense>
      )}
    </div>
  )
}
