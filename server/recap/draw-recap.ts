import type { Language } from '../../contract/languages.ts'
import type { Deps } from '../deps.ts'
import { readArtwork, requireEvent } from '../event/index.ts'
import { createRenderWorker } from '../pictures/index.ts'
import type { CardContent } from './compose-card.ts'
import { readRecap } from './read-recap.ts'

const renderCard = createRenderWorker<CardContent>(
  new URL('./compose-card.ts', import.meta.url),
  'composeCard',
)

/**
 * Draws somebody's recap as a picture to share. One at a time, in a thread of its own: taps go on while a festival ends.
 * @throws Refusal recap_not_ready, or unavailable when too many are waiting
 */
export async function drawRecap(deps: Deps, attendeeId: string | null, language: Language): Promise<Buffer> {
  const [recap, event] = await Promise.all([readRecap(deps, attendeeId, language), requireEvent(deps.db)])
  const { name, timeZone } = event
  const art = await readArtwork(deps.db, event)
  return renderCard({ recap, language, event: { name, timeZone }, art })
}
