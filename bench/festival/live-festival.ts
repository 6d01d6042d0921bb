import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { freePort } from '../../server/free-port.ts'
import { hashOf } from '../../server/secret.ts'
import { openIdentityTwin } from '../../test/offline-twins/identity-server.ts'
import { type BenchFestival, openBenchFestival } from './bench-festival.ts'

/**
 * Opens a live festival to measure, with an identity provider beside it and its limits in force.
 * @param settings beyond what every live festival needs
 */
export async function openLiveFestival(
  attendees: number,
  settings: Record<string, string> = {},
): Promise<BenchFestival> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const twin = await openIdentityTwin(url, 'boss@crew.example')
  const festival = await openBenchFestival(
    { attendees, interactions: 3 },
    {
      FESTIVAL_MODE: 'live',
      PORT: String(port),
      PUBLIC_URL: url,
      OIDC_ISSUER: twin.issuer,
      OIDC_CLIENT_ID: twin.clientId,
      OIDC_CLIENT_SECRET: twin.clientSecret,
      ADMIN_EMAILS: 'boss@crew.example',
      SECRET: randomBytes(32).toString('hex'),
      LIMIT_FACTOR: '1',
      ...settings,
    },
  )
  await run(
    festival,
    "UPDATE installations SET cooldown_seconds = 0, max_per_event_day = 0 WHERE id = 'tap-tracking'",
  )
  const close = async () => {
    await festival.close()
    await twin.close()
  }
  return { ...festival, close }
}

/** A phone that belongs to somebody: its cookie, and the session on it. */
export interface OwnPhone {
  cookie: string
  sessionId: string
}

/** Makes so many phones the own phones of attendees. */
export async function pairPhones(festival: BenchFestival, howMany: number): Promise<OwnPhone[]> {
  const made = Array.from({ length: howMany }, () => ({
    secret: randomBytes(16).toString('base64url'),
    sessionId: randomBytes(16).toString('hex'),
  }))
  await run(
    festival,
    `WITH p AS (SELECT a.id, n.hash, n.session FROM
        unnest($1::bytea[], $2::text[]) WITH ORDINALITY AS n(hash, session, nth)
        JOIN (SELECT id, row_number() OVER () AS nth FROM attendees) a USING (nth)),
      s AS (INSERT INTO sessions (id, attendee_id, opened_by) SELECT session, id, 'phone' FROM p)
    INSERT INTO phones (secret_hash, attendee_id, session_id, claimed_at) SELECT hash, id, session, now() FROM p`,
    [made.map(({ secret }) => hashOf(secret)), made.map(({ sessionId }) => sessionId)],
  )
  return made.map(({ secret, sessionId }) => ({ cookie: `livefest_phone=${secret}`, sessionId }))
}

async function run({ databaseUrl }: BenchFestival, sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(sql, values)
  await client.end()
}
