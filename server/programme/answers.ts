import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** One answer, ready to be sent as it is; zipped once where many ask for the same. */
export interface ReadyAnswer {
  etag: string
  json: Buffer
  gzip: Buffer | undefined
}

/** Makes an answer of JSON that is written already. */
export async function toAnswer(json: string, willBeShared: boolean): Promise<ReadyAnswer> {
  const bytes = Buffer.from(json)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { etag, json: bytes, gzip: willBeShared ? await zip(bytes) : undefined }
}
