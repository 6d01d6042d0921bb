import { Scope } from '../contract/scopes.ts'
import { hashOf } from '../server/secret.ts'
import type { TestFestival } from './open-test-festival.ts'

let made = 0

/** A program that an administrator has given a key; by default one with every scope. */
export async function anApiKey(
  { sql, clock }: Pick<TestFestival, 'sql' | 'clock'>,
  { scopes = Scope.options, revoked = false }: { scopes?: readonly Scope[]; revoked?: boolean } = {},
) {
  made += 1
  const key = `festival_test-key-${made}`
  const [row] = await sql<{ id: string }>(
    `INSERT INTO api_keys (name, key_hash, ends_with, scopes, created_at, created_by, revoked_at)
      VALUES ($1, $2, 'last', $3, $4, 'nobody', $5) RETURNING id`,
    [`Program ${made}`, hashOf(key), scopes, clock.now(), revoked ? clock.now() : null],
  )
  return { id: row?.id ?? '', key, headers: { authorization: `Bearer ${key}` } }
}
