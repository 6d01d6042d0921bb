import type { AdminStation } from '../../../contract/admin-stations.ts'
import { ChevronRight } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** Stations that are none any more, folded away: the ledger still names them. */
export function RevokedStations({ stations }: { stations: readonly AdminStation[] }) {
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
        {revoked.map(({ id, name, installationName, revokedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-sm">
            <span>
              <span className="font-semibold">{name}</span>
              <span className="text-mid"> · {installationName}</span>
            </span>
            {revokedAt !== null && (
              <span className="tnum text-low">{say('stations.revokedAt', { time: moment(revokedAt) })}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
