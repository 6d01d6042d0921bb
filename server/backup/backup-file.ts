import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { BackupHeader, bindingOf, keyOf, MAGIC } from './backup-header.ts'
import { asBackupFailure, BackupFailure } from './backup-problem.ts'
import { decryptChunks, encryptChunks } from './chunks.ts'

const SUM_BYTES = 32
/** No header is longer. */
const MOST_HEADER_BYTES = 256 * 1024

/** What the header says besides the key. */
export type BackupFacts = Omit<BackupHeader, 'salt' | 'keyCheck'>

/**
 * Writes a backup: two readable lines, the compressed and encrypted content, and the SHA-256 of all before it. It has
 * another name (`.unfinished`) until all of it is on the disk; a failure leaves nothing.
 * @returns the size in bytes
 * @throws BackupFailure when the disk refuses
 */
export async function writeBackupFile(
  path: string,
  facts: BackupFacts,
  secret: string,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const salt = randomBytes(32).toString('hex')
  const { key, keyCheck } = keyOf(secret, salt)
  const headerLine = `${JSON.stringify({ ...facts, salt, keyCheck })}\n`
  const unfinished = `${path}.unfinished`
  try {
    const file = await open(unfinished, 'w', 0o600)
    try {
      const bytes = await writeAll(file, headerLine, { key, binding: bindingOf(headerLine) }, content)
      await file.sync()
      await file.close()
      await rename(unfinished, path)
      await syncFolder(dirname(path))
      return bytes
    } catch (problem) {
      await file.close().catch(() => undefined)
      await rm(unfinished, { force: true }).catch(() => undefined)
      throw problem
    }
  } catch (problem) {
    throw asBackupFailure(problem, path)
  }
}

async function writeAll(
  file: FileHandle,
  headerLine: string,
  keys: { key: Buffer; binding: Buffer },
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const sum = createHash('sha256')
  let bytes = 0
  const write = async (piece: Buffer) => {
    sum.update(piece)
    await file.writeFile(piece)
    bytes += piece.length
  }
  await write(Buffer.from(MAGIC + headerLine))
  await pipeline(Readable.from(content), createZstdCompress(), async (compressed: AsyncIterable<Buffer>) => {
    for await (const chunk of encryptChunks(compressed, keys)) await write(chunk)
  })
  await file.writeFile(sum.digest())
  return bytes + SUM_BYTES
}

/** The new name is on the disk as well; not every file system knows how to promise that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** A backup whose bytes are all there. */
export interface CheckedBackup {
  path: string
  header: BackupHeader
  headerLine: string
  bytes: number
}

/**
 * Reads a whole backup and looks whether it is as it was written; needs no SECRET.
 * @throws BackupFailure that says what is wrong with the file
 */
export async function checkBackupFile(path: string): Promise<CheckedBackup> {
  const { size } = await statOf(path)
  return readWhole(path, size).catch((problem: unknown) => {
    throw asBackupFailure(problem, path)
  })
}

async function readWhole(path: string, size: number): Promise<CheckedBackup> {
  const headerLine = await readHeaderLine(path)
  const sum = createHash('sha256')
  const body = createReadStream(path, { end: size - SUM_BYTES - 1 })
  for await (const piece of body) sum.update(piece)
  let written = Buffer.alloc(0)
  for await (const piece of createReadStream(path, { start: size - SUM_BYTES })) {
    written = Buffer.concat([written, piece])
  }
  if (!sum.digest().equals(written)) throw damaged(path)
  return { path, headerLine, header: parseHeader(headerLine, path), bytes: size }
}

function parseHeader(line: string, path: string): BackupHeader {
  try {
    return BackupHeader.parse(JSON.parse(line))
  } catch {
    throw damaged(path)
  }
}

async function statOf(path: string) {
  const found = await stat(path).catch((problem: unknown) => {
    throw new BackupFailure('unknown', `There is no file ${path}.`, { cause: problem })
  })
  if (found.isDirectory()) throw new BackupFailure('unknown', `${path} is a folder: name the file in it.`)
  if (found.size === 0) throw new BackupFailure('unknown', `${path} is empty.`)
  return found
}

async function readHeaderLine(path: string): Promise<string> {
  let start = Buffer.alloc(0)
  for await (const piece of createReadStream(path, { end: MOST_HEADER_BYTES })) {
    start = Buffer.concat([start, piece])
  }
  const text = start.toString('latin1')
  if (!text.startsWith(MAGIC)) {
    const other = /^LIVEFEST BACKUP (\d{1,6})\n/.exec(text)
    if (other) throw new BackupFailure('unknown', `${path} was made by a newer release: install that one.`)
    throw new BackupFailure('unknown', `${path} is no backup of a festival, or its beginning is damaged.`)
  }
  const end = start.indexOf('\n', MAGIC.length)
  if (end < 0) throw damaged(path)
  return start.subarray(MAGIC.length, end + 1).toString()
}

function damaged(path: string): BackupFailure {
  return new BackupFailure(
    'unknown',
    `${path} is damaged or not complete: its checksum is not right. Take another one.`,
  )
}

/**
 * The content of a checked backup.
 * @throws BackupFailure when it was made with another SECRET
 */
export function openContent({ path, header, headerLine, bytes }: CheckedBackup, secret: string) {
  const { key, keyCheck } = keyOf(secret, header.salt)
  if (keyCheck !== header.keyCheck) {
    throw new BackupFailure(
      'unknown',
      `${path} was made with another SECRET: set the one that the festival had.`,
    )
  }
  const start = MAGIC.length + Buffer.byteLength(headerLine)
  const sealed = createReadStream(path, { start, end: bytes - SUM_BYTES - 1 })
  const plain = new PassThrough()
  const done = pipeline(
    sealed,
    (source: AsyncIterable<Buffer>) => decryptChunks(source, { key, binding: bindingOf(headerLine) }),
    createZstdDecompress(),
    plain,
  )
  // The reader of `plain` hears of it: pipeline destroys it with the problem.
  done.catch(() => undefined)
  return plain as AsyncIterable<Buffer>
}
