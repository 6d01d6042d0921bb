import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { type Saying, SpeechUnavailable, type Spoken } from '../providers/speech/port.ts'
import { identifySpender } from '../usage/index.ts'

/**
 * Reads a text aloud: what the guide said, or something short.
 * @throws Refusal speech_unavailable where there is no voice for it, or no more of it (the browser speaks then), too_many_requests for a
 *   text that is not the guide's and is long, or one too many
 */
export async function readAloud(
  { speech, speechAllowlist }: Deps,
  identify: IdentifyCaller,
  { guestId, ...saying }: Saying & { guestId: string | undefined },
): Promise<Spoken> {
  if (!speech) throw new Refusal('speech_unavailable', { retryAfterSeconds: 3600 })
  await speechAllowlist.check(saying.text)
  try {
    return await speech.speak({ ...saying, spender: await identifySpender(identify, guestId) })
  } catch (problem) {
    if (problem instanceof SpeechUnavailable)
      throw new Refusal('speech_unavailable', { retryAfterSeconds: 60 })
    throw problem
  }
}
