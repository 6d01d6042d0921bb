import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { findLastGood, listBackups } from './store.ts'

/** Measures the backups, where they are made. */
export function measureBackups(
  register: Registry,
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
): void {
  if (!config.backups) return
  const registers = [register]
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Seconds since the moment that the last good backup shows',
    registers,
    async collect() {
      const last = await findLastGood(db).catch(() => undefined)
      if (last) this.set((clock.now().getTime() - last.startedAt.getTime()) / 1000)
      else this.remove()
    },
  })
  new Gauge({
    name: 'backup_failed',
    help: '1 when the last backup could not be made',
    registers,
    async collect() {
      const rows = await listBackups(db, 1).catch(() => undefined)
      if (rows) this.set(rows[0]?.problem ? 1 : 0)
      else this.remove()
    },
  })
}
