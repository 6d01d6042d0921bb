import type { Deps } from '../deps.ts'
import { readScreensVersion } from '../screens-version.ts'
import { SILENT_MS } from './light.ts'
import { mailNotices } from './mail-notices.ts'
import { insertSilenceNotices } from './notice-store.ts'
import { readLightConditions, toAdminStation } from './station-view.ts'
import { listStations } from './store.ts'

type Watching = Pick<
  Deps,
  'db' | 'clock' | 'programmeClock' | 'live' | 'log' | 'webFolder' | 'config' | 'mail'
>

/** Dashboards follow a light within two seconds. */
const LOOK_MS = 1_000

/**
 * Looks at the lights, which change with the time alone when a station falls silent.
 * @returns what looks once: it raises the notice of a station that fell silent while the festival is open, and tells the
 *   browsers of this process when a light is another one than at its last look
 */
export function createWatch(deps: Watching): () => Promise<void> {
  const version = readScreensVersion(deps.webFolder)
  let seen: string | undefined
  return async () => {
    const conditions = await readLightConditions(deps, version)
    const { now, isOpen } = conditions
    if (isOpen) {
      const silent = await insertSilenceNotices(deps.db, new Date(now.getTime() - SILENT_MS), now)
      if (silent.length > 0) deps.live.announce({ topic: 'stations', ids: [] })
    }
    const stations = await listStations(deps.db)
    const lights = JSON.stringify(
      stations
        .filter(({ revokedAt }) => revokedAt === null)
        .map((row) => toAdminStation(row, conditions))
        .map(({ id, light, reasons, silentSince }) => [id, light, reasons, silentSince]),
    )
    if (seen !== undefined && lights !== seen) {
      deps.live.publish('stations', { updatedAt: now.toISOString(), ids: [] })
    }
    seen = lights
  }
}

/** Looks at the lights every second while the process lives. */
export function watchStations(deps: Watching): { stop(): void } {
  const look = createWatch(deps)
  let isStopped = false
  let isAway = false
  let isMailing = false
  let timer: NodeJS.Timeout | undefined
  // A mail server may take its time: the lights do not wait for it.
  const mail = async () => {
    if (isMailing) return
    isMailing = true
    await mailNotices(deps).catch((problem: unknown) => {
      if (!isStopped) deps.log.warn(problem, 'the notices of the stations wait for the database')
    })
    isMailing = false
  }
  const watch = async () => {
    try {
      await look()
      void mail()
      isAway = false
    } catch (problem) {
      // Once is enough: the database may be away for a while.
      if (!isAway && !isStopped) deps.log.warn(problem, 'nobody looks at the lights of the stations')
      isAway = true
    }
    if (!isStopped) timer = setTimeout(() => void watch(), LOOK_MS).unref()
  }
  void watch()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
