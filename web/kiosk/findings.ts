import type { CameraTrouble } from '../platform/camera.ts'
import type { MisreadReason } from '../platform/reader-health.ts'
import type { StationKey } from '../stations/texts.ts'

/** How a part of a device does; `open` has not been tried yet. */
export type PartLight = 'green' | 'amber' | 'red' | 'open'

/** What was found out about a part: its light, and in words what is so and what to do. */
export interface Finding {
  light: PartLight
  text: StationKey
  values?: Record<string, string | number>
}

/** So many misreads in ten minutes are no chance. */
const WORN_MISREADS = 5

/** The reader, by the length of what it read last, or why that was no tag, and by its misreads of ten minutes. */
export function readerFinding(
  length: number | undefined,
  lastMisread: MisreadReason | undefined,
  misreads: Record<MisreadReason, number>,
): Finding {
  if (lastMisread !== undefined) return { light: 'amber', text: `check.reader.${lastMisread}` }
  if (length === undefined) return { light: 'open', text: 'check.reader.open' }
  const sum = Object.values(misreads).reduce((total, count) => total + count, 0)
  return sum >= WORN_MISREADS
    ? { light: 'amber', text: 'check.reader.worn' }
    : { light: 'green', text: 'check.reader.ok', values: { length } }
}

/** The camera, by what came of opening it. */
export function cameraFinding(camera: 'untried' | 'opening' | 'open' | CameraTrouble): Finding {
  if (camera === 'untried' || camera === 'opening') return { light: 'open', text: 'check.camera.open' }
  if (camera === 'open') return { light: 'green', text: 'check.camera.ok' }
  return { light: 'red', text: `check.camera.${camera}` }
}

/** The sound, by what somebody heard; `isMuted` is the button at the foot of every kiosk. */
export function soundFinding(wasHeard: boolean | undefined, isMuted: boolean, volume: number): Finding {
  if (isMuted) return { light: 'amber', text: 'check.sound.muted' }
  if (wasHeard === undefined) return { light: 'open', text: 'check.sound.open' }
  return wasHeard
    ? { light: 'green', text: 'check.sound.ok', values: { volume } }
    : { light: 'red', text: 'check.sound.bad' }
}

/** A clock that is further off is wrong (stations.md). */
const LARGEST_OFFSET_MS = 5_000

/** The clock, by how far it is ahead of the server's. */
export function clockFinding(offsetMs: number | undefined, duration: (ms: number) => string): Finding {
  if (offsetMs === undefined) return { light: 'open', text: 'check.open' }
  if (Math.abs(offsetMs) <= LARGEST_OFFSET_MS) return { light: 'green', text: 'check.clock.ok' }
  return { light: 'amber', text: 'check.clock.off', values: { time: duration(Math.abs(offsetMs)) } }
}

/** Slower than this, people at a tap station begin to wonder. */
const SLOW_MS = 500

/** The network, by how long the server took; `away` when it did not answer. */
export function networkFinding(answer: number | 'away' | undefined): Finding {
  if (answer === undefined) return { light: 'open', text: 'check.open' }
  if (answer === 'away') return { light: 'red', text: 'check.network.away' }
  const values = { ms: Math.round(answer) }
  return answer > SLOW_MS
    ? { light: 'amber', text: 'check.network.slow', values }
    : { light: 'green', text: 'check.network.ok', values }
}

/** What a day of taps without network needs is far less. */
const LOW_BYTES = 50_000_000

/** The storage, by whether something could be kept and read again, and the bytes that are free, if the browser knows. */
export function storageFinding(
  storage: { canKeep: boolean; freeBytes: number | undefined } | undefined,
  sizeText: (bytes: number) => string,
): Finding {
  if (storage === undefined) return { light: 'open', text: 'check.open' }
  if (!storage.canKeep) return { light: 'red', text: 'check.storage.bad' }
  const free = storage.freeBytes ?? LOW_BYTES
  const values = { free: sizeText(free) }
  return free < LOW_BYTES
    ? { light: 'amber', text: 'check.storage.low', values }
    : { light: 'green', text: 'check.storage.ok', values }
}

/** The taps that are kept on this device: what waits is sent by itself, what was set aside needs the crew. */
export function tapsFinding(waiting: number, aside: number): Finding {
  if (aside > 0) return { light: 'red', text: 'check.taps.aside', values: { count: aside } }
  if (waiting > 0) return { light: 'amber', text: 'check.taps.waiting', values: { count: waiting } }
  return { light: 'green', text: 'check.taps.ok' }
}

/** The screens, by the version that this page shows and that of the server. */
export function screensFinding(shown: string | undefined, newest: string | undefined): Finding {
  if (newest === undefined) return { light: 'open', text: 'check.open' }
  return shown === newest
    ? { light: 'green', text: 'check.screens.ok' }
    : { light: 'amber', text: 'check.screens.old' }
}
