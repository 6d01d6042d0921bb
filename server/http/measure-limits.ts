import { Counter, Gauge, type Registry } from 'prom-client'
import type { CallLimits } from '../limits/call-limits.ts'

/** Measures what the limits refused, and how long the queues of heavy work are. */
export function measureLimits(register: Registry, { refused, queues }: CallLimits): void {
  new Counter({
    name: 'calls_refused_total',
    help: 'Calls that were refused because there were too many, by limit (contract/limits.ts)',
    labelNames: ['limit'],
    registers: [register],
    collect() {
      this.reset()
      for (const [limit, calls] of refused) this.inc({ limit }, calls)
    },
  })
  const labelNames = ['queue', 'lane'] as const
  const gauge = (name: string, help: string, key: 'active' | 'waiting') =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      collect() {
        for (const { queue, lane, [key]: value } of queues.states()) this.set({ queue, lane }, value)
      },
    })
  gauge('work_active', 'Heavy work under way, by queue and lane', 'active')
  gauge('work_waiting', 'Heavy work that waits for its turn, by queue and lane', 'waiting')
  new Counter({
    name: 'work_shed_total',
    help: 'Heavy work that was refused because too much of it waited, by queue and lane',
    labelNames,
    registers: [register],
    collect() {
      this.reset()
      for (const { queue, lane, shed } of queues.states()) this.inc({ queue, lane }, shed)
    },
  })
}
