import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Station } from '../../contract/stations.ts'
import { quietMs } from '../platform/quiet.ts'
import { recall } from '../platform/remembered.ts'
import { serverClock } from '../platform/server-clock.ts'
import { hasUpdate, lookForUpdate, takeUpdate } from '../platform/updates.ts'
import { holdsTapsInMemory } from '../platform/use-tap-outbox.ts'
import { createVersionWatch } from './new-version.ts'
import { untilNextNight } from './next-night.ts'
import { createQuietWishes } from './quiet-wishes.ts'
import { versionShown } from './vital-signs.ts'

const LOOK_EVERY_MS = 1_000
/** A result stays ten seconds on the screen, and the next one in the queue is on its way. */
const RELOAD_QUIET_MS = 12_000
/** What staff ask for by hand waits for a gap in the queue, and not for long. */
const ASKED_QUIET_MS = 3_000
const ASKED_AT_LATEST_MS = 30_000
/** All stations of a festival must not load at the same moment of the night. */
const NIGHT_SPREAD_MS = 10 * 60_000

/** What staff or the server want of this station as soon as nobody stands in front of it. */
export interface QuietWork {
  reload(): void
  heardVersion(version: string): void
}

/** Reloads, moves and renews this station while nobody looks. */
export function useQuietWork(station: Station, timeZone: string): QuietWork {
  const [{ wishes, work, version }] = useState(createQuietWork)
  useEffect(() => {
    const timer = setInterval(() => {
      if (version.isDue()) wishes.wish('version', newVersion(version))
      wishes.look()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [wishes, version])
  useNightlyReload(timeZone, work.reloadAtNight)
  useMove(station.home, wishes)
  return work
}

function createQuietWork() {
  const elapsed = () => performance.now()
  const wishes = createQuietWishes({ quietMs: aloneMs, holdsTaps: holdsTapsInMemory, elapsed })
  const version = createVersionWatch({
    shown: versionShown(),
    storage: sessionStorage,
    now: Date.now,
    look: lookForUpdate,
    hasUpdate,
  })
  const reload = () => location.reload()
  const work = {
    reload: () =>
      wishes.wish('asked', {
        quietMs: ASKED_QUIET_MS,
        latestAt: elapsed() + ASKED_AT_LATEST_MS,
        act: takeUpdate,
      }),
    heardVersion: version.heard,
    reloadAtNight: () =>
      wishes.wish('night', { quietMs: RELOAD_QUIET_MS, act: () => navigator.onLine && reload() }),
  }
  return { wishes, work, version }
}

function newVersion(version: ReturnType<typeof createVersionWatch>) {
  return {
    quietMs: RELOAD_QUIET_MS,
    act() {
      version.noteTry()
      takeUpdate()
    },
  }
}

// Whoever checked in may stand there and read, however long nothing was touched: the idle prompt asks them.
function aloneMs(): number {
  const isKnown = recall('rfidTagId') !== null || recall('sessionId') !== null
  return isKnown ? 0 : quietMs()
}

function useNightlyReload(timeZone: string, onNight: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const spread = Math.random() * NIGHT_SPREAD_MS
    const wait = () => untilNextNight(serverClock.now() ?? Date.now(), timeZone) + spread
    // Looked at every hour: a clock that is set meanwhile moves the night along.
    const look = () => {
      const ms = wait()
      timer = ms <= HOUR_MS ? setTimeout(onNight, ms) : setTimeout(look, HOUR_MS / 2)
    }
    look()
    return () => clearTimeout(timer)
  }, [timeZone, onNight])
}

const HOUR_MS = 3_600_000

/** A station that staff have moved goes to its new home, as soon as nobody stands at the old one. */
function useMove(home: string, wishes: ReturnType<typeof createQuietWishes>): void {
  const navigate = useNavigate()
  const [lastHome, setLastHome] = useState(home)
  useEffect(() => {
    if (lastHome === home) return
    wishes.wish('move', {
      quietMs: ASKED_QUIET_MS,
      act() {
        setLastHome(home)
        void navigate(home, { replace: true })
      },
    })
    return () => wishes.drop('move')
  }, [home, lastHome, wishes, navigate])
}
