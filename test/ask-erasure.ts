import type { TestFestival } from './build-app.ts'
import type { TestBand } from './factories.ts'
import type { OwnPhone } from './own-phone.ts'
import { aStation } from './paired-station.ts'

/** How people have their data deleted at a festival: asked for on a phone, answered at the station of a tap. */
export function erasuresAt(festival: TestFestival) {
  const { app, clock } = festival
  return {
    ask: ({ sessionId, headers }: OwnPhone, as: object = headers) =>
      app.inject({ method: 'DELETE', url: `/api/sessions/${sessionId}/profile`, headers: { ...as } }),
    takeBack: ({ sessionId, headers }: OwnPhone, as: object = headers) =>
      app.inject({ method: 'DELETE', url: `/api/sessions/${sessionId}/erasure`, headers: { ...as } }),
    /** A tap at the entrance, and what its station can do then. */
    async tapAtEntrance({ tag: rfidTagId }: TestBand) {
      const { headers } = await aStation(festival, 'tap-tracking')
      const post = (url: string, payload: object, as: object = headers) =>
        app.inject({ method: 'POST', url, payload, headers: { ...as } })
      // The same band within three seconds is the same tap.
      clock.advance({ seconds: 5 })
      const tapped = await post('/api/tap', { rfidTagId, installationId: 'tap-tracking' })
      const tap = { interactionId: String(tapped.json().interaction.id) }
      return {
        tap,
        offer: async () => (await post('/api/claims', tap)).json(),
        confirm: (as?: object) => post('/api/erasures/confirm', tap, as),
        deny: (as?: object) => post('/api/erasures/deny', tap, as),
      }
    },
  }
}
