import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isKiosk, isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { DemoTraySlot } from '../stations/demo-tray-slot.tsx'
import { classNames } from '../ui/class-names.ts'
import { Header } from './header.tsx'
import { KioskBar } from './kiosk-bar.tsx'

interface PageShellProps {
  children: ReactNode
  /** Fills the height instead of the width of a column of text. */
  isFull?: boolean
}

/** A screen with what belongs around it: the header on own devices, the bar within reach on kiosks, nothing on walls. */
export function PageShell({ children, isFull = false }: PageShellProps) {
  const { t } = useTranslation()
  const surface = useSurface()
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
      <DemoTraySlot />
      {isKiosk(surface) && <KioskBar />}
    </div>
  )
}
