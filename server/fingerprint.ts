import { createHash } from 'node:crypto'

/** What is kept of a call beside its idempotency key: the same key with other content is refused. */
export function fingerprintOf(...asked: (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
}
