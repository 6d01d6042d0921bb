import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { beginRawReply } from './raw-reply.ts'

const MINUTE = 60_000

/** Whoever reads nothing for this long has left without a word; below what the database waits for (db/limits.ts). */
const LONGEST_PAUSE = MINUTE

/** No snapshot of the database is held for longer: what changes meanwhile cannot be cleared away. */
const LONGEST_FILE = 30 * MINUTE

/** A ledger of 200,000 lines becomes seven times smaller, at half of the work of the usual level. */
const GZIP_LEVEL = 2

/** What a file is called and what it is, told before its first byte. */
interface FileHead {
  name: string
  mediaType: string
  headers: Record<string, string>
}

/** A file that is written while it is sent. */
export interface StreamedFile {
  /** Set when nobody wants it any more, or it takes too long. */
  signal: AbortSignal
  begin(head: FileHead): void
  /** Takes a part; done when there is room for the next. */
  write(text: string): Promise<void>
}

/**
 * Sends a file while it is written. Until it begins every failure is an answer like any other; after that the connection
 * is broken off, so that no browser and no program takes a part for the whole.
 */
export async function streamFile(
  request: FastifyRequest,
  reply: FastifyReply,
  writeTo: (file: StreamedFile) => Promise<void>,
): Promise<void> {
  const gone = new AbortController()
  const { raw } = reply
  raw.once('close', () => gone.abort())
  if (raw.destroyed) gone.abort()
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(LONGEST_FILE)])
  const { file, end } = openFile(reply, takesGzip(request.headers['accept-encoding']), signal)
  try {
    await writeTo(file)
    await end()
  } catch (error) {
    const hasLeft = gone.signal.aborted
    if (!reply.sent && !hasLeft) throw error
    if (!hasLeft) request.log.error({ error }, 'a file broke off')
    raw.destroy()
    if (!reply.sent) reply.hijack()
  }
}

function openFile(reply: FastifyReply, isZipped: boolean, signal: AbortSignal) {
  let raw: ServerResponse | undefined
  let out: Writable | undefined
  const begin = ({ name, mediaType, headers }: FileHead) => {
    raw = beginRawReply(reply, 200, {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...headers,
      ...(isZipped && { 'content-encoding': 'gzip' }),
    })
    out = isZipped ? zipInto(raw) : raw
  }
  const write = async (text: string) => {
    if (out === undefined || out.write(text)) return
    await once(out, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_PAUSE)]) })
  }
  const end = async () => {
    out?.end()
    if (raw === undefined) return
    if (!raw.closed) await once(raw, 'close')
    if (!raw.writableFinished) throw new Error('The connection was closed before the end.')
  }
  return { file: { signal, begin, write }, end }
}

function zipInto(raw: ServerResponse): Writable {
  const zip = createGzip({ level: GZIP_LEVEL })
  zip.once('error', () => raw.destroy())
  // Who leaves is heard of where the reply is closed; what was zipped until then goes nowhere.
  zip.pipe(raw)
  return zip
}

/** Whether `Accept-Encoding` allows gzip, and does not exclude it with `q=0`. */
export function takesGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((one) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+)?\s*$/i.test(one))
}
