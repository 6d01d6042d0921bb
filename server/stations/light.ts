import type { Light, LightReason } from '../../contract/admin-stations.ts'
import { HEARTBEAT_MS, type Heartbeat } from '../../contract/stations.ts'

/** What decides about the light of a station. */
interface Condition {
  /** Milliseconds since it was last seen; since its pairing while it has never told anything. */
  silentMs: number
  /** What it told last. */
  health: Heartbeat | null
  /** Whether the festival is open now: at night nobody misses a station. */
  isOpen: boolean
  /** Version of the screens that the server has; undefined where none are built. */
  version: string | undefined
}

/** One heartbeat may get lost; two make a station late, four make it silent. */
const LATE_MS = 2 * HEARTBEAT_MS
export const SILENT_MS = 4 * HEARTBEAT_MS
const LARGEST_OFFSET_MS = 5_000

/** The light of a station by the rules of stations.md, and why it is not green, the gravest reason first. */
export function lightOf(condition: Condition): { light: Light; reasons: LightReason[] } {
  const grave = graveReasons(condition)
  const reasons = [...grave, ...otherReasons(condition)]
  if (reasons.length === 0) return { light: 'green', reasons }
  return { light: grave.length > 0 ? 'red' : 'amber', reasons }
}

function graveReasons({ silentMs, health, isOpen }: Condition): LightReason[] {
  const holds = {
    silent: silentMs >= SILENT_MS && isOpen,
    'camera-denied': health?.camera === 'denied',
    'storage-full': health?.storage === 'full',
  }
  return namesOf(holds)
}

function otherReasons({ silentMs, health, isOpen, version }: Condition): LightReason[] {
  const holds = {
    late: silentMs >= LATE_MS && !(silentMs >= SILENT_MS && isOpen),
    'waiting-taps': (health?.pendingTaps ?? 0) > 0,
    'clock-off': Math.abs(health?.clockOffsetMs ?? 0) > LARGEST_OFFSET_MS,
    'old-version': health !== null && version !== undefined && health.version !== version,
    misreads: (health?.reader?.misreads ?? 0) > 0,
  }
  return namesOf(holds)
}

function namesOf<Name extends LightReason>(holds: Record<Name, boolean>): Name[] {
  return (Object.keys(holds) as Name[]).filter((name) => holds[name])
}
