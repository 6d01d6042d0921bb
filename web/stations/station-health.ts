import { versionOfScript } from '../../contract/screens-version.ts'
import type { Heartbeat } from '../../contract/stations.ts'
import { cameraHealth } from '../platform/camera-health.ts'
import { readerHealth } from '../platform/reader-health.ts'
import { serverClock } from '../platform/server-clock.ts'
import { deviceOutbox } from '../platform/use-tap-outbox.ts'

/** What a browser says about its battery, where it does (Chromium). */
interface WithBattery {
  getBattery?(): Promise<{ level: number }>
}

/** The version of the screens that this page shows; undefined while they are not built, as in development. */
export function versionShown(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return versionOfScript(script?.src ?? '')
}

/** How this station does, for its next heartbeat. */
export async function readStationHealth(): Promise<Heartbeat> {
  const { waiting, oldestAt, refused, isFull } = deviceOutbox().health()
  const clockOffsetMs = serverClock.offsetMs()
  const camera = cameraHealth()
  return {
    version: versionShown() ?? 'unbuilt',
    pendingTaps: waiting,
    oldestPendingAt: oldestAt ?? null,
    refusedTaps: refused,
    ...(clockOffsetMs === undefined ? {} : { clockOffsetMs }),
    reader: readerState(),
    ...(camera === undefined ? {} : { camera }),
    battery: await batteryLevel(),
    storage: isFull ? 'full' : 'ok',
  }
}

/** What is worth a heartbeat at once when it changes; the numbers behind it can wait for the next one. */
export function urgentHealth(): string {
  const { waiting, isFull } = deviceOutbox().health()
  const { misreads } = readerState()
  return JSON.stringify([waiting, isFull, cameraHealth(), misreads])
}

function readerState() {
  const { scannedAgoMs, misreads } = readerHealth()
  const now = serverClock.now() ?? Date.now()
  return {
    lastScanAt: scannedAgoMs === undefined ? null : new Date(now - scannedAgoMs).toISOString(),
    misreads: Object.values(misreads).reduce((sum, count) => sum + count, 0),
  }
}

async function batteryLevel(): Promise<number | null> {
  const battery = await (navigator as WithBattery).getBattery?.().catch(() => undefined)
  return battery === undefined ? null : Math.round(battery.level * 100)
}
