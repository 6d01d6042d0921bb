import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { useFontsOfSharedScreens } from '../i18n/fonts-of-shared-screens.ts'
import { reader } from '../platform/reader.ts'
import { isShared } from '../platform/surface.ts'
import { useKiosk, useSurface, useSurfaceAttribute } from '../platform/use-surface.ts'
import { useWakeLock } from '../platform/use-wake-lock.ts'
import { Spinner } from '../ui/spinner.tsx'
import { KioskCheckIn } from './kiosk-check-in.tsx'
import { KioskReset } from './kiosk-reset.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { AppRoutes } from './routes.tsx'

/** The whole product: one screen at a time, on the surface this device is. */
export function App() {
  const { t } = useTranslation()
  const surface = useSurface()
  const kiosk = useKiosk()
  const { shortestTag } = useEvent()
  useSurfaceAttribute(surface)
  useWakeLock(isShared(surface))
  useFontsOfSharedScreens(isShared(surface))
  useEffect(() => reader.expect(shortestTag), [shortestTag])
  return (
    <>
      <OfflineStrip surface={surface} />
      <Suspense fallback={<Waiting label={t('app.loading')} />}>
        <AppRoutes />
      </Suspense>
      {kiosk && <KioskReset {...kiosk} />}
      {kiosk && <KioskCheckIn />}
    </>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh place-items-center text-4xl text-link">
      <Spinner label={label} />
    </div>
  )
}
