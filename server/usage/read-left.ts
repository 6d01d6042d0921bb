import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import type { UsageBudget } from '../paid-services.ts'
import { capsOf, type Spending } from './caps.ts'
import { listTotals, type Service } from './store.ts'

/** What the caps leave to all together: of the event day or of the festival, whichever is less. */
export async function readLeft(
  db: Database,
  clock: Clock,
  service: Service,
  budget: UsageBudget,
): Promise<Spending> {
  const rows = (await listTotals(db, clock.now())).filter(
    (row) => row.service === service && row.holder === 'all',
  )
  const caps = capsOf(budget, { perGuest: 0, withoutCookie: 0 })
  const left = (part: keyof Spending) =>
    Math.max(
      0,
      Math.min(
        ...(['day', 'event'] as const).map((of) => {
          const row = rows.find(({ period }) => (period === 'event') === (of === 'event'))
          return caps[of][part] - (row?.[part] ?? 0)
        }),
      ),
    )
  return { units: left('units'), costMicros: left('costMicros') }
}
