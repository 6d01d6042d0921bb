import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Station } from '../../contract/stations.ts'
import { idleMs } from '../platform/last-activity.ts'
import { recall } from '../platform/remembered.ts'
import { serverClock } from '../platform/server-clock.ts'
import { hasUpdate, lookForUpdate, takeUpdate } from '../platform/updates.ts'
import { holdsTapsInMemory } from '../platform/use-tap-outbox.ts'
import { createIdleTasks } from './idle-tasks.ts'
import { createVersionWatch } from './new-version.ts'
import { untilNextNight } from './next-night.ts'
import { versionShown } from './station-health.ts'

const LOOK_EVERY_MS = 1_000
/** A result stays ten seconds on the screen, and the next one in the queue is on its way. */
const RELOAD_IDLE_MS = 12_000
/** What staff ask for by hand waits for a gap in the queue, and not for long. */
const ASKED_IDLE_MS = 3_000
const ASKED_AT_LATEST_MS = 30_000
/** All stations of a festival must not load at the same moment of the night. */
const NIGHT_SPREAD_MS = 10 * 60_000

/** What staff or the server want of this station as soon as nobody stands in front of it. */
export interface IdleWork {
  reload(): void
  heardVersion(version: string): void
}

/** Reloads, moves and renews this station while nobody looks. */
export function useIdleWork(station: Station, timeZone: string): IdleWork {
  const [{ tasks, work, version }] = useState(createIdleWork)
  useEffect(() => {
    const timer = setInterval(() => {
      if (version.isDue()) tasks.schedule('version', newVersion(version))
      tasks.runDue()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [tasks, version])
  useNightlyReload(timeZone, work.reloadAtNight)
  useMove(station.home, tasks)
  return work
}

function createIdleWork() {
  const elapsed = () => performance.now()
  const tasks = createIdleTasks({ idleMs: aloneMs, holdsTaps: holdsTapsInMemory, elapsed })
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
      tasks.schedule('asked', {
        idleMs: ASKED_IDLE_MS,
        latestAt: elapsed() + ASKED_AT_LATEST_MS,
        act: takeUpdate,
      }),
    heardVersion: version.heard,
    reloadAtNight: () =>
      tasks.schedule('night', { idleMs: RELOAD_IDLE_MS, act: () => navigator.onLine && reload() }),
  }
  return { tasks, work, version }
}

function newVersion(version: ReturnType<typeof createVersionWatch>) {
  return {
    idleMs: RELOAD_IDLE_MS,
    act() {
      version.noteTry()
      takeUpdate()
    },
  }
}

// Whoever checked in may stand there and read, however long nothing was touched: the idle prompt asks them.
function aloneMs(): number {
  const isKnown = recall('rfidTagId') !== null || recall('sessionId') !== null
  return isKnown ? 0 : idleMs()
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
function useMove(home: string, tasks: ReturnType<typeof createIdleTasks>): void {
  const navigate = useNavigate()
  const [lastHome, setLastHome] = useState(home)
  useEffect(() => {
    if (lastHome === home) return
    tasks.schedule('move', {
      idleMs: ASKED_IDLE_MS,
      act() {
        setLastHome(home)
        void navigate(home, { replace: true })
      },
    })
    return () => tasks.cancel('move')
  }, [home, lastHome, tasks, navigate])
}
