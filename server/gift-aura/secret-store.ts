import type { Database } from '../db/client.ts'
import { demoSecret } from './table.ts'

/** Keeps a secret unless there is one already. Returns the one that is kept. */
export async function keepDemoSecret(db: Database, proposal: string): Promise<string> {
  await db.insert(demoSecret).values({ secret: proposal }).onConflictDoNothing()
  const [kept] = await db.select().from(demoSecret)
  return kept?.secret ?? proposal
}
