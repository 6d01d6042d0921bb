import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { connectHttp } from './http-client.ts'

/** One client that taps: it answers when the tap is acknowledged and throws when it was not awarded. */
export interface TapSender {
  tap(tag: string): Promise<void>
  close(): Promise<void>
}

/** The tags of all wristbands, mixed, in the same order each time. */
export async function readTags(databaseUrl: string, only: 'grown-ups' | 'all' = 'all'): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ tag: string }>(
    `SELECT w.tag FROM wristbands w JOIN attendees a ON a.id = w.attendee_id
     WHERE $1 OR a.age_band = '18+' ORDER BY hashtext(w.tag)`,
    [only === 'all'],
  )
  await client.end()
  return rows.map((row) => row.tag)
}

const INSTALLATION = 'tap-tracking'

/**
 * A station on one kept-open connection; every tap carries its own idempotency key, as stations send it.
 * @param cookie that of a paired station; without it, any browser of a demo
 */
export async function stationSender(url: string, cookie?: string): Promise<TapSender> {
  const client = await connectHttp(url)
  const { host } = new URL(url)
  const known = cookie === undefined ? '' : `cookie: ${cookie}\r\n`
  return {
    async tap(tag) {
      const body = `{"rfidTagId":"${tag}","installationId":"${INSTALLATION}"}`
      const { status, body: answer } = await client.send(
        `POST /api/tap HTTP/1.1\r\nhost: ${host}\r\n${known}content-type: application/json\r\nidempotency-key: ${randomUUID()}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )
      if (status !== 200 || !answer.includes('"pointsAwarded":500')) throw new Error(`${status} ${answer}`)
    },
    close: async () => client.close(),
  }
}

/** The bare award: one connection to the same database, one prepared statement, nothing in between. */
export async function bareSender(databaseUrl: string): Promise<TapSender> {
  const text = await readFile(new URL('./bare-award.sql', import.meta.url), 'utf8')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    async tap(tag) {
      const { rowCount } = await client.query({
        name: 'bare-award',
        text,
        values: [tag, INSTALLATION, randomUUID()],
      })
      if (rowCount !== 1) throw new Error(`${tag} got no points`)
    },
    close: () => client.end(),
  }
}
