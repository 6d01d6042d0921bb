import { createHash } from 'node:crypto'

/** One answer, ready to be sent as it is; zipped where many ask for the same. */
export interface ReadyAnswer {
  etag: string
  json: Buffer
  gzip: Buffer | undefined
}

/** The tag of an answer: equal for equal content, whichever process made it. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
