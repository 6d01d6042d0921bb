import { createCipheriv, createDecipheriv } from 'node:crypto'

/** So much is encrypted together. */
const CHUNK_BYTES = 64 * 1024
const LENGTH_BYTES = 4
const TAG_BYTES = 16
const NONCE_BYTES = 12
/** The highest bit of a length says that this chunk is the last. */
const LAST = 0x8000_0000

/** A key that is used for one file alone, and what its chunks are bound to. */
export interface ChunkKey {
  key: Buffer
  binding: Buffer
}

/**
 * Encrypts a stream in chunks with AES-256-GCM: a length of four bytes (its highest bit marks the last chunk), the
 * encrypted bytes, a tag of 16 bytes. The nonce is the number of the chunk and whether it is the last, so that none can be
 * left out, repeated or moved, and the end cannot be cut off.
 */
export async function* encryptChunks(source: AsyncIterable<Buffer>, keys: ChunkKey): AsyncGenerator<Buffer> {
  let number = 0
  let waiting: Buffer[] = []
  let size = 0
  for await (const piece of source) {
    waiting.push(piece)
    size += piece.length
    // The last chunk has to know that it is: one is always held back.
    while (size > CHUNK_BYTES) {
      const all = Buffer.concat(waiting)
      yield encrypt(all.subarray(0, CHUNK_BYTES), number, false, keys)
      number += 1
      waiting = [all.subarray(CHUNK_BYTES)]
      size -= CHUNK_BYTES
    }
  }
  yield encrypt(Buffer.concat(waiting), number, true, keys)
}

/**
 * Decrypts what `encryptChunks` made.
 * @throws when a byte is not what it was, or the end is missing
 */
export async function* decryptChunks(source: AsyncIterable<Buffer>, keys: ChunkKey): AsyncGenerator<Buffer> {
  let number = 0
  let isOver = false
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of source) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    while (!isOver && rest.length >= LENGTH_BYTES) {
      const word = rest.readUInt32BE(0)
      const length = word & (LAST - 1)
      if (length > CHUNK_BYTES) throw new Error('A chunk is too long.')
      const end = LENGTH_BYTES + length + TAG_BYTES
      if (rest.length < end) break
      isOver = word >= LAST
      yield decrypt(rest.subarray(LENGTH_BYTES, end), number, isOver, keys)
      number += 1
      rest = rest.subarray(end)
    }
  }
  if (!isOver || rest.length > 0) throw new Error('The end is missing, or is none.')
}

function encrypt(plain: Buffer, number: number, isLast: boolean, { key, binding }: ChunkKey): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(binding)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(isLast ? plain.length + LAST : plain.length)
  return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decrypt(sealed: Buffer, number: number, isLast: boolean, { key, binding }: ChunkKey): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast))
    .setAAD(binding)
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeBigUInt64BE(BigInt(number))
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0
  return nonce
}
