import { Gauge, type Registry } from 'prom-client'
import type { UsageMeter } from '../../contract/usage.ts'
import type { Deps } from '../deps.ts'
import { readUsage } from './read-usage.ts'

const labelNames = ['service', 'of'] as const

/** Measures what the language model and the voice have used. While the database is away, nothing is known of it. */
export function measureUsage(register: Registry, deps: Pick<Deps, 'db' | 'clock' | 'config'>): void {
  const gauge = (name: string, help: string, measure: (meter: UsageMeter) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      async collect() {
        this.reset()
        for (const { service, meters } of await readUsage(deps).catch(() => []))
          for (const meter of meters) this.set({ service, of: meter.of }, measure(meter))
      },
    })
  gauge(
    'usage_share',
    'Used share of a cap of the model or the voice, in units or in money: 1 is all of it',
    shareOf,
  )
  gauge('usage_dollars', 'What the model or the voice has cost, in US dollars', ({ dollars }) => dollars)
  gauge(
    'usage_withheld',
    'How often a cap of the model or the voice was in the way',
    ({ withheld }) => withheld,
  )
}

function shareOf({ units, unitsCap, dollars, dollarsCap }: UsageMeter): number {
  const share = (used: number, cap: number) => (cap > 0 ? used / cap : 1)
  return Math.max(share(units, unitsCap), dollars > 0 ? share(dollars, dollarsCap) : 0)
}
