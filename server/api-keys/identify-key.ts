import type { ApiKeyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../secret.ts'
import { findWorkingKey } from './store.ts'

/** Which program calls, asked of the database every time: a revoked key is out at once, in every process. */
export async function identifyApiKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<ApiKeyCaller | undefined> {
  const found = await findWorkingKey(db, hashOf(key), clock.now())
  return found && { kind: 'api-key', ...found }
}
