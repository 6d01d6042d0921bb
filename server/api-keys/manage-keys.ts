import { type ApiKey, type ApiKeyDraft, MOST_API_KEYS } from '../../contract/api-keys.ts'
import { mayAll } from '../../contract/roles.ts'
import { permissionsOfScope } from '../../contract/scopes.ts'
import { displayName, type User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { createSecret, hashOf } from '../secret.ts'
import { countWorkingKeys, insertKey, listKeys, updateRevoked } from './store.ts'

/** Begins every key, so that whoever looks for secrets in code finds them. */
const PREFIX = 'festival_'

const KEY_BYTES = 32

type Managing = Pick<Deps, 'db' | 'clock'>

/** All keys as administrators see them. */
export async function listApiKeys(db: Database | Transaction): Promise<ApiKey[]> {
  return (await listKeys(db)).map(({ creator, ...key }) => ({
    ...key,
    createdAt: key.createdAt.toISOString(),
    createdBy: (creator && displayName(creator)) ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  }))
}

/**
 * Makes a key; only its hash is kept.
 * @throws Refusal invalid_request for an end that is over, more_than_own, api_key_limit_reached
 */
export function createApiKey({ db, clock }: Managing, actor: User, draft: ApiKeyDraft) {
  const now = clock.now()
  const { name, scopes } = { ...draft, scopes: [...new Set(draft.scopes)] }
  if (!scopes.every((scope) => mayAll(actor, permissionsOfScope[scope]))) throw new Refusal('more_than_own')
  const expiresAt = draft.expiresAt ? new Date(draft.expiresAt) : null
  if (expiresAt && expiresAt <= now)
    throw new Refusal('invalid_request', {
      issues: [{ path: 'expiresAt', message: 'This moment is over already.' }],
    })
  const secret = `${PREFIX}${createSecret(KEY_BYTES).secret}`
  return db.transaction(async (tx) => {
    if ((await countWorkingKeys(tx, now)) >= MOST_API_KEYS) throw new Refusal('api_key_limit_reached')
    const id = await insertKey(tx, {
      name,
      scopes,
      expiresAt,
      keyHash: hashOf(secret),
      endsWith: secret.slice(-4),
      createdAt: now,
      createdBy: actor.id,
    })
    const key = await requireKey(tx, id)
    await recordChange(tx, actor, {
      action: 'api-key.create',
      subject: id,
      after: { name, scopes, expiresAt: key.expiresAt },
    })
    return { key, secret }
  })
}

/** Revokes a key; one that was revoked before stays so. @throws Refusal not_found */
export function revokeApiKey({ db, clock }: Managing, actor: User, id: string): Promise<ApiKey> {
  return db.transaction(async (tx) => {
    const isNew = await updateRevoked(tx, id, clock.now())
    const key = await requireKey(tx, id)
    if (isNew)
      await recordChange(tx, actor, { action: 'api-key.revoke', subject: id, before: { name: key.name } })
    return key
  })
}

async function requireKey(tx: Transaction, id: string): Promise<ApiKey> {
  const key = (await listApiKeys(tx)).find((one) => one.id === id)
  if (!key) throw new Refusal('not_found')
  return key
}
