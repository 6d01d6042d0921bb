import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** A table of a snapshot before its rows. */
const TableBegin = z.object({ table: z.string(), columns: z.array(z.string()) })
/** A table after its rows, which came as PostgreSQL's COPY writes them. */
const TableEnd = z.object({ rows: z.number(), sha256: z.string() })
/** The end of a snapshot: how far each identity column has counted. */
export const SnapshotEnd = z.object({
  tables: z.number(),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string() })),
})
export type SnapshotEnd = z.infer<typeof SnapshotEnd>

/** A table with its rows, to be read before the next one. */
export interface SnapshotTable {
  table: string
  columns: string[]
  rows: AsyncIterable<Buffer>
}

const kinds = { begin: 1, rows: 2, tableEnd: 3, end: 4 } as const
const HEAD_BYTES = 5

function frame(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head[0] = kind
  head.writeUInt32BE(content.length, 1)
  return Buffer.concat([head, content])
}

const jsonFrame = (kind: number, value: unknown) => frame(kind, Buffer.from(JSON.stringify(value)))

/** Writes tables one after the other, each with the number of its rows and their SHA-256, and an end. */
export async function* writeFrames(
  tables: AsyncIterable<SnapshotTable & { count: () => number }>,
  end: () => Promise<SnapshotEnd['sequences']>,
): AsyncGenerator<Buffer> {
  let written = 0
  for await (const { table, columns, rows, count } of tables) {
    yield jsonFrame(kinds.begin, { table, columns })
    const hash = createHash('sha256')
    for await (const piece of rows) {
      hash.update(piece)
      yield frame(kinds.rows, piece)
    }
    yield jsonFrame(kinds.tableEnd, { rows: count(), sha256: hash.digest('hex') })
    written += 1
  }
  yield jsonFrame(kinds.end, { tables: written, sequences: await end() })
}

/**
 * Reads what `writeFrames` wrote. The rows of each table have to be taken by `load`, which answers how many they were.
 * @throws when a table is not as it was written, or the end is missing
 */
export async function readFrames(
  source: AsyncIterable<Buffer>,
  load: (table: SnapshotTable) => Promise<number>,
): Promise<SnapshotEnd> {
  const frames = splitFrames(source)
  for (let tables = 0; ; tables += 1) {
    const { kind, content } = await nextFrame(frames)
    if (kind === kinds.end) {
      const end = SnapshotEnd.parse(JSON.parse(content.toString()))
      if (end.tables !== tables) throw new Error('Tables are missing.')
      if (!(await frames.next()).done) throw new Error('Something comes after the end.')
      return end
    }
    if (kind !== kinds.begin) throw new Error('A table has no beginning.')
    await readTable(TableBegin.parse(JSON.parse(content.toString())), frames, load)
  }
}

async function readTable(
  begin: z.infer<typeof TableBegin>,
  frames: AsyncGenerator<Frame>,
  load: (table: SnapshotTable) => Promise<number>,
): Promise<void> {
  const hash = createHash('sha256')
  let end: z.infer<typeof TableEnd> | undefined
  async function* rows() {
    while (true) {
      const { kind, content } = await nextFrame(frames)
      if (kind === kinds.tableEnd) {
        end = TableEnd.parse(JSON.parse(content.toString()))
        return
      }
      if (kind !== kinds.rows) throw new Error(`The table ${begin.table} has no end.`)
      hash.update(content)
      yield content
    }
  }
  const count = await load({ ...begin, rows: rows() })
  if (end?.rows !== count || end.sha256 !== hash.digest('hex')) {
    throw new Error(`The table ${begin.table} is not as it was.`)
  }
}

interface Frame {
  kind: number
  content: Buffer
}

async function nextFrame(frames: AsyncGenerator<Frame>): Promise<Frame> {
  const { value, done } = await frames.next()
  if (done) throw new Error('The end is missing.')
  return value
}

async function* splitFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of source) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    while (rest.length >= HEAD_BYTES) {
      const end = HEAD_BYTES + rest.readUInt32BE(1)
      if (rest.length < end) break
      yield { kind: rest[0] ?? 0, content: rest.subarray(HEAD_BYTES, end) }
      rest = rest.subarray(end)
    }
  }
  if (rest.length > 0) throw new Error('The end is missing.')
}
