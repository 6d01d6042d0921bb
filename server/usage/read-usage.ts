import type { ServiceUsage, UsageMeter } from '../../contract/usage.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import type { UsageBudget } from '../paid-services.ts'
import { capsOf, type Spending } from './caps.ts'
import { listTotals, type Service } from './store.ts'

type Row = Awaited<ReturnType<typeof listTotals>>[number]

const MICROS = 1_000_000

/** What each service that is paid for has used, on this event day and in the whole festival, and its caps. */
export async function readUsage({
  db,
  clock,
  config,
}: {
  db: Database
  clock: Clock
  config: Pick<Config, 'model' | 'embeddings' | 'voice' | 'usageShares'>
}): Promise<ServiceUsage[]> {
  const { model, embeddings, voice, usageShares } = config
  const paid: [service: Service, budget: UsageBudget, hasPrice: boolean][] = []
  // Vectors are counted with the language model's tokens.
  const tokens = model?.budget ?? embeddings?.budget
  const prices = (model ? model.priceInput + model.priceOutput : 0) + (embeddings?.price ?? 0)
  if (tokens) paid.push(['model', tokens, prices > 0])
  if (voice) paid.push(['voice', voice.budget, voice.price > 0])
  if (paid.length === 0) return []
  const rows = await listTotals(db, clock.now())
  return paid.map(([service, budget, hasPrice]) => {
    const caps = capsOf(budget, usageShares)
    const rowOf = (holder: string, isEvent = false) =>
      rows.find(
        (row) => row.service === service && row.holder === holder && (row.period === 'event') === isEvent,
      )
    return {
      service,
      hasPrice,
      meters: [
        meterOf('day', rowOf('all'), caps.day),
        meterOf('event', rowOf('all', true), caps.event),
        meterOf('anonymous', rowOf('anonymous'), caps.anonymous),
        meterOf('without-cookie', rowOf('nobody'), caps.shared),
      ],
    }
  })
}

function meterOf(of: UsageMeter['of'], row: Row | undefined, cap: Spending): UsageMeter {
  return {
    of,
    units: row?.units ?? 0,
    unitsCap: cap.units,
    dollars: (row?.costMicros ?? 0) / MICROS,
    dollarsCap: cap.costMicros / MICROS,
    withheld: row?.withheld ?? 0,
    withheldAt: row?.withheldAt?.toISOString() ?? null,
  }
}
