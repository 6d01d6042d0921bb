import type { AdminStation } from '../../../contract/admin-stations.ts'
import { Button } from '../../ui/button.tsx'
import { ChevronRight } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

interface RevokedStationsProps {
  stations: readonly AdminStation[]
  /** What was earned at a stolen device is taken back after it was revoked. */
  onVoid: ((station: AdminStation) => void) | undefined
}

/** Stations that are none any more, folded away: the ledger still names them. */
export function RevokedStations({ stations, onVoid }: RevokedStationsProps) {
  const say = useAdminText()
  const { moment } = useNumbers()
  const revoked = stations.filter(({ state }) => state === 'revoked')
  if (revoked.length === 0) return null
  return (
    <details className="group">
      <summary className="inline-flex min-h-control list-none items-center gap-1.5 rounded-control pe-3 text-mid [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 transition-transform group-open:rotate-90" />
        {say('stations.revokedCount', { count: revoked.length })}
      </summary>
      <ul className="mt-2 divide-y divide-line/60 rounded-card border border-line/60 px-5">
        {revoked.map((station) => (
          <li
            key={station.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            <span>
              <span className="font-semibold">{station.name}</span>
              <span className="text-mid"> · {station.installationName}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {station.revokedAt !== null && (
                <span className="tnum text-low">
                  {say('stations.revokedAt', { time: moment(station.revokedAt) })}
                </span>
              )}
              {onVoid && (
                <Button
                  size="sm"
                  aria-label={say('stations.void.title', { name: station.name })}
                  onClick={() => onVoid(station)}
                >
                  {say('stations.void.open')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
