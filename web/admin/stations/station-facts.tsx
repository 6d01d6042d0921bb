import type { ReactNode } from 'react'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { Ago } from './ago.tsx'

/** A build is known by its first characters. */
const VERSION_LENGTH = 7

/** What a station told last, in few words. */
export function StationFacts({ station, aheadMs }: { station: AdminStation; aheadMs: number }) {
  const say = useAdminText()
  const { number, share, clock } = useNumbers()
  const { health, lastSeenAt } = station
  const oldest = health?.oldestPendingAt
  const lastScanAt = health?.reader?.lastScanAt
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-3">
      <Fact label={say('stations.fact.seen')}>
        {lastSeenAt === null ? say('stations.notYet') : <Ago {...{ at: lastSeenAt, aheadMs }} />}
      </Fact>
      <Fact label={say('stations.fact.waiting')}>
        {health === null ? '–' : number(health.pendingTaps)}
        {oldest && <span className="text-mid"> {say('stations.since', { time: clock(oldest) })}</span>}
      </Fact>
      {lastScanAt && (
        <Fact label={say('stations.fact.scan')}>
          <Ago {...{ at: lastScanAt, aheadMs }} />
        </Fact>
      )}
      {(health?.refusedTaps ?? 0) > 0 && (
        <Fact label={say('stations.fact.refused')}>{number(health?.refusedTaps ?? 0)}</Fact>
      )}
      {health?.camera && (
        <Fact label={say('stations.fact.camera')}>{say(`stations.camera.${health.camera}`)}</Fact>
      )}
      {typeof health?.battery === 'number' && (
        <Fact label={say('stations.fact.battery')}>{share(health.battery / 100)}</Fact>
      )}
      {health && (
        <Fact label={say('stations.fact.version')}>
          <code className="font-mono text-[0.95em]">{health.version.slice(0, VERSION_LENGTH)}</code>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-low">{label}</dt>
      <dd className="tnum break-words text-hi">{children}</dd>
    </div>
  )
}
