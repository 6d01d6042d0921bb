import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvent, useFollowedEvent, useTagLength } from '../event/use-event.ts'
import { useStation } from '../platform/station.ts'
import { isShared } from '../platform/surface.ts'
import { useKiosk, useSurface, useSurfaceAttribute } from '../platform/use-surface.ts'
import { OfflineStrip } from '../shell/offline-strip.tsx'
import { part } from '../ui/part.ts'
import { Spinner } from '../ui/spinner.tsx'
import { fetchToasts } from '../ui/toast-host.tsx'
import { useMissing } from '../ui/use-missing.ts'
import { AppRoutes, fetchStationPages } from './routes.tsx'

const Kiosk = lazy(async () => ({ default: (await import('../shell/kiosk.tsx')).Kiosk }))
const SharedScreen = part(async () => (await import('../shell/shared-screen.tsx')).SharedScreen)
const EventOver = lazy(async () => ({ default: (await import('../shell/event-over.tsx')).EventOver }))
const StationBackground = lazy(async () => ({
  default: (await import('../stations/station-background.tsx')).StationBackground,
}))

/** The whole product: one screen at a time, on the surface this device is. */
export function App() {
  const surface = useSurface()
  const kiosk = useKiosk()
  const station = useStation()
  const isOver = Boolean(useEvent().closed)
  useFollowedEvent()
  useTagLength()
  useSurfaceAttribute(surface)
  return (
    <>
      <OfflineStrip surface={surface} />
      {isOver && (
        <Suspense>
          <EventOver surface={surface} />
        </Suspense>
      )}
      {station && (
        <Suspense>
          <StationBackground station={station} />
        </Suspense>
      )}
      <Suspense fallback={<Waiting />}>
        <AppRoutes />
        {isShared(surface) && (
          <>
            <SharedScreen />
            <StationPages />
          </>
        )}
      </Suspense>
      {kiosk && (
        <Suspense>
          <Kiosk {...kiosk} />
        </Suspense>
      )}
    </>
  )
}

function Waiting() {
  const { t } = useTranslation()
  const isMissing = useMissing()
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4 p-gutter text-center text-link">
      <span className="text-4xl">
        <Spinner label={t('app.loading')} />
      </span>
      {isMissing && <p role="status">{t('app.opensLater')}</p>}
    </div>
  )
}

/** Stands beside the first screen: once that is there, the others are fetched. */
function StationPages() {
  useEffect(() => {
    fetchStationPages()
    fetchToasts()
  }, [])
  return null
}
