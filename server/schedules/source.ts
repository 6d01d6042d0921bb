import type { ScheduleSource } from '../../contract/schedules.ts'
import type { Database, Transaction } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import { findSource, type SourceWithCount } from './store.ts'

/** A schedule as staff see it. */
export function toSource({ source, sessions }: SourceWithCount): ScheduleSource {
  const { id, name, format, address, everyMinutes, lastRunAt, lastResult, version } = source
  return {
    ...{ id, name, format, address, everyMinutes, sessions, lastResult, version },
    lastRunAt: lastRunAt?.toISOString() ?? null,
  }
}

/** A schedule that is there. @throws Refusal schedule_not_found */
export async function requireSource(db: Database | Transaction, id: string): Promise<SourceWithCount> {
  const found = await findSource(db, id)
  if (!found) throw new Refusal('schedule_not_found')
  return found
}
