import type { Tap } from '../../contract/taps.ts'
import type { Deps } from '../deps.ts'
import { analyseVisit, storeVisit, tellVisit, type Visit } from '../gift-aura/index.ts'
import { Refusal } from '../http/refusal.ts'
import { countTap } from '../stations/index.ts'
import { within } from '../within.ts'
import { practise, rehearseVisit } from './rehearse-tap.ts'
import type { NewTap, RecordedTap, TapOutcome } from './store.ts'
import { answerTo, expectRecorded, newTap, type TapInput, type TapResult } from './tap-answer.ts'
import { findPhotoBooth, findVisitRecord, insertAct, insertRefusedTap } from './visit-store.ts'

/** Whether a tap is a visit to the photo booth: elsewhere a photo means nothing, and costs a plain tap nothing. */
export async function carriesVisit(
  { db }: Deps,
  { imageData, metadata, installationId }: Tap,
): Promise<boolean> {
  if (imageData === undefined && metadata?.chosenEmotion === undefined) return false
  return (await findPhotoBooth(db, installationId)) !== undefined
}

/**
 * Records a visit to the photo booth by the rules of every tap. Looking at a photo takes a second, so the rules are asked
 * twice: before, to refuse and to replay without looking, and in the transaction that awards.
 * @throws Refusal as `recordTap`, and photo_not_allowed, consent_required, invalid_image, no_face, several_faces
 */
export async function recordVisit(deps: Deps, input: TapInput): Promise<TapResult> {
  const tap = newTap(input)
  if (input.origin.isTraining) return practiseVisit(deps, input.tap, tap)
  const expected = await within(deps.db.limits.deadline, rehearseVisit(deps, tap))
  if (expected.outcome !== 'awarded') return answerAgain(deps, expected)
  const visit = await visitOrKeepRefusal(deps, input.tap, tap, expected)
  const { chosenEmotion } = input.tap.metadata ?? {}
  const seen = { ...tap, metadata: { ...tap.metadata, ...(chosenEmotion && { chosenEmotion }) } }
  const inserted = deps.db.forTaps.transaction(async (tx) => {
    const row = await insertAct(tx, seen, 'photo')
    if (row.outcome !== 'awarded') return row
    const { attendee_id: attendeeId, interaction_id: interactionId } = row
    await storeVisit(deps, tx, visit, { attendeeId, interactionId, now: tap.learnedAt })
    return row
  })
  const outcome = await within(deps.db.limits.deadline, inserted)
  if (outcome.outcome !== 'awarded') return answerAgain(deps, outcome)
  countTap(deps.db, input.origin.stationId)
  deps.live.announce({ topic: 'taps', ids: [outcome.interaction_id] })
  return { answer: answerTo(outcome, tellVisit(deps, visit.record)), replayed: false }
}

/** Looks at the photo and answers as at any visit. No picture is kept or mailed, so none is told of. */
async function practiseVisit(deps: Deps, asked: Tap, tap: NewTap): Promise<TapResult> {
  const expected = await within(deps.db.limits.deadline, practise(deps, tap, 'photo'))
  if (expected.outcome !== 'awarded') {
    const { answer, replayed } = await answerAgain(deps, expected)
    return { answer: { ...answer, isTraining: true }, replayed }
  }
  const { record } = await analyseVisit(deps, expected.attendee_id, asked, undefined)
  const { topEmotion, emotions } = record
  const told = { topEmotion, ...(emotions && { emotions }), emailSent: false }
  return { answer: { ...answerTo(expected, told), isTraining: true }, replayed: false }
}

/** The answer of an earlier visit, or its refusal. */
async function answerAgain(deps: Deps, outcome: TapOutcome): Promise<TapResult> {
  expectRecorded(outcome)
  const record = await findVisitRecord(deps.db, outcome.interaction_id)
  return { answer: answerTo(outcome, tellVisit(deps, record)), replayed: outcome.outcome === 'replayed' }
}

/** What a photo is refused for is kept like every refused tap, so that the desk can explain it. */
async function visitOrKeepRefusal(
  deps: Deps,
  asked: Tap,
  tap: NewTap,
  { attendee_id }: RecordedTap,
): Promise<Visit> {
  try {
    const source = { stationId: tap.cause, key: tap.key, givenAt: tap.learnedAt }
    return await analyseVisit(deps, attendee_id, asked, source)
  } catch (problem) {
    if (problem instanceof Refusal) await insertRefusedTap(deps.db, tap, attendee_id, problem.code)
    throw problem
  }
}
