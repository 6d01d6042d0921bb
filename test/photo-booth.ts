import type { TestFestival } from './build-app.ts'
import type { TestBand } from './factories.ts'

interface Visit {
  imageData?: unknown
  metadata?: Record<string, unknown>
  headers?: Record<string, string>
}

/** What a visitor does at the photo booth of a festival, and what is kept of it. */
export function atTheBooth({ app, sql }: TestFestival) {
  return {
    visit(band: { tag: string }, { headers = {}, ...given }: Visit = {}) {
      const payload = { rfidTagId: band.tag, installationId: 'gift-aura', ...given }
      return app.inject({ method: 'POST', url: '/api/tap', payload, headers })
    },
    greet: (tag: string) =>
      app.inject({ method: 'POST', url: '/api/gift-aura/visitor', payload: { rfidTagId: tag } }),
    photosOf: ({ attendee }: TestBand) =>
      sql<{ id: string; email_state: string; sealed_picture: Buffer }>(
        'SELECT * FROM photos WHERE attendee_id = $1',
        [attendee.id],
      ),
    rowsOf: ({ attendee }: TestBand) =>
      sql<{ points: number; metadata: Record<string, unknown> }>(
        'SELECT points, metadata FROM interactions WHERE attendee_id = $1 ORDER BY id',
        [attendee.id],
      ),
    async refusalsOf({ tag }: TestBand): Promise<string[]> {
      const refused = await sql<{ code: string }>(
        'SELECT code FROM refused_taps WHERE tag = $1 ORDER BY id',
        [tag],
      )
      return refused.map(({ code }) => code)
    },
  }
}
