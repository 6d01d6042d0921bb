import type { FortuneTold, Preference, Recommendation } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { refuseClosed } from '../event/index.ts'
import { listFortunes, resumeOrOpenSession, saveFortune, updateFortune } from '../journeys/index.ts'
import { awardFortune } from '../points/index.ts'
import { callingStation } from '../stations/index.ts'

/** So many readings back the guide remembers what it recommended. */
const REMEMBERED = 8

/**
 * Tells a fortune that the session has not heard yet, and awards the Fortune Teller's points once per attendee and
 * event day (rulings), where its policy lets them earn. Elsewhere the fortune is told all the same. One of the session's
 * own latest fortunes (`fortuneId`) is told again in another language instead, and replaces itself.
 * @throws Refusal edition_over
 */
export async function tellFortune(
  deps: Deps,
  identify: IdentifyCaller,
  asked: {
    preference: Preference
    language: Language
    sessionId?: string | null | undefined
    fortuneId?: string | undefined
  },
): Promise<FortuneTold> {
  const { language } = asked
  await refuseClosed(deps.db)
  const session = await resumeOrOpenSession(deps, identify, asked.sessionId)
  const told = await listFortunes(deps.db, session.id, REMEMBERED)
  const again = told.find(({ id }) => id === asked.fortuneId)
  const earlier = again ? told.slice(told.indexOf(again) + 1) : told
  const preference = again?.preference ?? asked.preference
  const { fortune, recommendations } = await deps.guide.fortune({
    preference,
    language,
    seenEntryIds: earlier.flatMap(entryIdsOf),
    before: earlier[0]?.fortune,
    ...(again && { entryIds: entryIdsOf(again) }),
    seed: `${session.id}:${earlier[0]?.id ?? ''}`,
  })
  const reading = { sessionId: session.id, language, preference, fortune, recommendations }
  const id = again?.id ?? (await saveFortune(deps.db, reading))
  if (again) await updateFortune(deps.db, again.id, reading)
  await deps.speechAllowlist.add([fortune], language)
  const answer = { sessionId: session.id, id, preference, fortune, recommendations }
  // What is told again was awarded when it was told first.
  if (session.attendeeId === null || again) return { ...answer, pointsAwarded: 0 }
  const at = await placeOf(deps, identify, session.attendeeId)
  const { points, reason } = await awardFortune(deps, session.attendeeId, at)
  return {
    ...answer,
    pointsAwarded: points,
    ...(reason && { noPointsReason: reason }),
    ...(at.isTraining && { isTraining: true }),
  }
}

function entryIdsOf({ recommendations }: { recommendations: Recommendation[] }): string[] {
  return recommendations.flatMap(({ entryId }) => entryId ?? [])
}

/** Where an attendee hears their fortune. */
async function placeOf({ clock }: Deps, identify: IdentifyCaller, attendeeId: string) {
  const phone = await identify('phone-owner')
  const isOwnPhone = phone.kind === 'phone-owner' && phone.attendee.id === attendeeId
  return { ...(await callingStation(identify, clock.now())), isOwnPhone }
}
