import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { hashOf } from '../../server/secret.ts'

/** Pairs so many stations with an installation, at which nobody else may tap from then on. Returns their cookies. */
export async function pairStations(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  installationId: string,
  howMany: number,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const prefix = url.startsWith('https:') ? '__Host-' : ''
  const staff = `${prefix}${await signIn(client)}`
  await client.query("UPDATE installations SET tap_policy = 'station' WHERE id = $1", [installationId])
  await client.end()
  const cookies: string[] = []
  for (let number = 1; number <= howMany; number += 1) {
    const asked = await post(`${url}/api/kiosks`, '', {})
    const { code } = (await asked.json()) as { code: string }
    await post(`${url}/api/admin/kiosks`, staff, { code, installationId, name: `Gate ${number}` })
    cookies.push(asked.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
  return cookies
}

/** A member of staff who is signed in: their cookie. */
async function signIn(client: pg.Client): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  await client.query(
    `WITH sam AS (INSERT INTO users (issuer, subject, role) VALUES ('bench', $1, 'staff') RETURNING id)
     INSERT INTO staff_sessions (id_hash, user_id, id_token, started_at, last_seen_at)
     SELECT $2, id, '', now(), now() FROM sam`,
    [secret, hashOf(secret)],
  )
  return `livefest_staff=${secret}`
}

async function post(url: string, cookie: string, body: object): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.status !== 201) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer
}
