import type { Deps } from '../deps.ts'
import { countTap } from '../stations/index.ts'
import { carriesVisit, recordVisit } from './record-visit.ts'
import { practise } from './rehearse-tap.ts'
import { insertTap } from './store.ts'
import { answerTo, expectRecorded, newTap, type TapInput, type TapResult } from './tap-answer.ts'

/**
 * Records a tap and awards its points by the rules of points.md.
 * @throws Refusal wristband_not_linked, installation_not_found, installation_inactive, installation_without_taps,
 *   installation_closed, edition_over, station_not_paired or idempotency_key_reused
 */
export async function recordTap(deps: Deps, input: TapInput): Promise<TapResult> {
  if (await carriesVisit(deps, input.tap)) return recordVisit(deps, input)
  if (input.origin.isTraining) return practiseTap(deps, input)
  const outcome = await insertTap(deps.db, newTap(input))
  expectRecorded(outcome)
  if (outcome.outcome === 'awarded') {
    countTap(deps.db, input.origin.stationId)
    deps.live.announce({ topic: 'taps', ids: [outcome.interaction_id] })
  }
  return { answer: answerTo(outcome), replayed: outcome.outcome === 'replayed' }
}

/** Answers as any tap is answered, and writes nothing. */
async function practiseTap(deps: Deps, input: TapInput): Promise<TapResult> {
  const outcome = await practise(deps, newTap(input), 'tap')
  expectRecorded(outcome)
  return { answer: { ...answerTo(outcome), isTraining: true }, replayed: outcome.outcome === 'replayed' }
}
