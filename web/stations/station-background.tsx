import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Station } from '../../contract/stations.ts'
import { useEvent } from '../event/use-event.ts'
import { watchActivity } from '../platform/last-activity.ts'
import { remember } from '../platform/remembered.ts'
import { serverClock } from '../platform/server-clock.ts'
import { forgetStation, rememberStation } from '../platform/station.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { deviceOutbox, sendKeptTaps } from '../platform/use-tap-outbox.ts'
import { setEarconVolume } from '../ui/earcons.ts'
import type { HeartbeatAnswer } from './heartbeat-loop.ts'
import { IdentifyScreen } from './identify-screen.tsx'
import { TrainingBanner } from './training-banner.tsx'
import { useHeartbeats } from './use-heartbeats.ts'
import { useHiddenCorner } from './use-hidden-corner.ts'
import { useIdleWork } from './use-idle-work.ts'
import { useNoDashboard } from './use-no-dashboard.ts'
import {
  useBeginAtHome,
  useLanguageOfStation,
  useOneHistoryEntry,
  useOwnStation,
} from './use-station-start.ts'

const OtherReaders = lazy(async () => ({ default: (await import('./other-readers.tsx')).OtherReaders }))

/** Where a device becomes a station. */
const PAIRING = '/kiosk'
/** Where it is examined. */
const CHECK = '/kiosk/check'

/** What a station does beside its screens, for as long as a page of it is open. A phone never downloads it. */
export function StationBackground({ station }: { station: Station }) {
  const navigate = useNavigate()
  const hasOtherReader = useRemembered('reader') !== null
  const [identifiedAt, setIdentifiedAt] = useState<number>()
  const work = useIdleWork(station, useEvent().timeZone)
  useEffect(watchActivity, [])
  useEffect(sendKeptTaps, [])
  useEffect(() => {
    setEarconVolume(station.volume / 100)
    return () => setEarconVolume(undefined)
  }, [station.volume])
  useOneHistoryEntry()
  useBeginAtHome(station.home)
  useNoDashboard(station.home)
  useHiddenCorner(() => void navigate(CHECK))
  useLanguageOfStation(station)

  // Taps that wait stay where they are: a new pairing sends them.
  function handleUnpaired(): void {
    forgetStation()
    void navigate(PAIRING, { replace: true })
  }

  function handleAnswer({
    answer,
    askedAt,
    answeredAt,
    isBack,
  }: HeartbeatAnswer & { isBack: boolean }): void {
    serverClock.set(Date.parse(answer.serverTime), askedAt, answeredAt)
    rememberStation(answer.station)
    remember('ledger', answer.ledgerEpoch)
    void deviceOutbox().follow(answer.ledgerEpoch)
    if (isBack) sendKeptTaps()
    work.heardVersion(answer.version)
    if (answer.commands.includes('reload')) work.reload()
    if (answer.commands.includes('identify')) setIdentifiedAt(Date.now())
  }

  useOwnStation(handleUnpaired)
  useHeartbeats({ stationId: station.id, onAnswer: handleAnswer, onUnpaired: handleUnpaired })
  return (
    <>
      {station.isTraining && <TrainingBanner />}
      {hasOtherReader && (
        <Suspense>
          <OtherReaders surface={station.surface} />
        </Suspense>
      )}
      {identifiedAt !== undefined && (
        <IdentifyScreen key={identifiedAt} station={station} onEnd={() => setIdentifiedAt(undefined)} />
      )}
    </>
  )
}
