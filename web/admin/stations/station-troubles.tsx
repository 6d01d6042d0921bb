import type { AdminStation, LightReason } from '../../../contract/admin-stations.ts'
import type { AdminText } from '../use-admin-text.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** Why a light is not green, each with what to do about it; nothing while it is. */
export function StationTroubles({ station }: { station: AdminStation }) {
  const say = useAdminText()
  const { clock, number } = useNumbers()
  if (station.reasons.length === 0) return null
  return (
    <ul className="grid gap-2.5 text-sm">
      {station.reasons.map((reason) => (
        <li key={reason}>
          <p className="font-semibold text-hi">{whatIs(reason, station, say, { clock, number })}</p>
          <p className="text-mid">{say(`stations.do.${reason}`)}</p>
        </li>
      ))}
    </ul>
  )
}

type Written = Pick<ReturnType<typeof useNumbers>, 'clock' | 'number'>

function whatIs(
  reason: LightReason,
  { health, silentSince, lastSeenAt, pairedAt }: AdminStation,
  say: AdminText,
  { clock, number }: Written,
): string {
  switch (reason) {
    case 'silent':
      return say('stations.why.silent', { time: clock(silentSince ?? lastSeenAt ?? pairedAt) })
    case 'waiting-taps': {
      const count = health?.pendingTaps ?? 0
      const since = health?.oldestPendingAt
      const taps = say('stations.why.waiting-taps', { count })
      return since ? `${taps} ${say('stations.why.oldest', { time: clock(since) })}` : taps
    }
    case 'clock-off': {
      const offset = health?.clockOffsetMs ?? 0
      const seconds = number(Math.round(Math.abs(offset) / 1_000))
      return say(offset > 0 ? 'stations.why.clock-ahead' : 'stations.why.clock-behind', { seconds })
    }
    case 'misreads':
      return say('stations.why.misreads', { count: health?.reader?.misreads ?? 0 })
    default:
      return say(`stations.why.${reason}`)
  }
}
