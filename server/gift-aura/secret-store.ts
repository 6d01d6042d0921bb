import type { Database } from '../db/client.ts'

/** Keeps a secret unless there is one already. Returns the one that is kept. */
export async function keepDemoSecret(db: Database, proposal: string): Promise<string> {
  await db.$client.query('INSERT INTO demo_secret (secret) VALUES ($1) ON CONFLICT DO NOTHING', [proposal])
  const { rows } = await db.$client.query<{ secret: string }>('SELECT secret FROM demo_secret')
  return rows[0]?.secret ?? proposal
}
