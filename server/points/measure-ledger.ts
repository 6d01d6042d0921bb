import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { findWatch } from './ledger-watch-store.ts'

/** Measures whether the ledger keeps its rules, where somebody looks. */
export function measureLedger(register: Registry, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const gauge = (name: string, help: string, measure: (broken: number, checkedAt: Date) => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        const watch = await findWatch(db).catch(() => undefined)
        // What nobody looks at is not known to be whole.
        if (watch?.checkedAt) this.set(measure(watch.broken.length, watch.checkedAt))
        else this.remove()
      },
    })
  gauge('ledger_broken_rules', 'Rules of the ledger that are broken, counted by person', (broken) => broken)
  gauge(
    'ledger_checked_seconds',
    'Seconds since the ledger was last looked at',
    (_broken, checkedAt) => (clock.now().getTime() - checkedAt.getTime()) / 1000,
  )
}
