import type { TestBand } from './factories.ts'
import type { TestFestival } from './open-test-festival.ts'
import { aStation } from './paired-station.ts'

/** A phone that belongs to somebody: the cookie of its requests, and the visit that was opened for it. */
export interface OwnPhone {
  headers: { cookie: string }
  sessionId: string
}

/** Makes a phone the own phone of whoever wears the band, as at the entrance: a tap, a code, a scan. */
export async function ownPhoneOf(festival: TestFestival, { tag }: TestBand): Promise<OwnPhone> {
  const { headers } = await aStation(festival, 'tap-tracking')
  const post = (url: string, payload: object, asked: object = {}) =>
    festival.app.inject({ method: 'POST', url, payload, ...asked })
  const tapped = await post('/api/tap', { rfidTagId: tag, installationId: 'tap-tracking' }, { headers })
  const made = await post('/api/claims', { interactionId: tapped.json().interaction.id }, { headers })
  const taken = await post(`/api/claims/${made.json().url.split('/').at(-1)}`, {})
  return {
    headers: { cookie: `livefest_phone=${taken.cookies[0]?.value}` },
    sessionId: taken.json().sessionId,
  }
}
