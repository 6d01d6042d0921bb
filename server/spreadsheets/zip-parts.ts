import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { MOST_UNPACKED, NotASpreadsheet, refuseTooMuch } from './limits.ts'

/** A workbook has a dozen parts, and a few for each sheet. */
const MOST_PARTS = 2_000

/** The parts of a packed file. */
export interface ZipParts {
  has(name: string): boolean
  /** The bytes of a part as they are unpacked. @throws NotASpreadsheet */
  read(name: string): AsyncGenerator<Buffer>
}

/**
 * Opens a zip file. The sizes that it names itself are limited, and a part that unpacks to another size is broken.
 * @throws NotASpreadsheet when it is broken, Refusal file_too_full when its texts unpack to more than 64 MB
 */
export async function openZip(file: Buffer): Promise<ZipParts> {
  const { zip, entries } = await list(file)
  const texts = [...entries].filter(([name]) => /\.(xml|rels)$/.test(name))
  const unpacked = texts.reduce((sum, [, { uncompressedSize }]) => sum + uncompressedSize, 0)
  if (unpacked > MOST_UNPACKED) refuseTooMuch('cells')
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name)
      if (!entry) throw new NotASpreadsheet(`There is no ${name}.`)
      const stream = await open(zip, entry)
      try {
        for await (const piece of stream as AsyncIterable<Buffer>) yield piece
      } catch (problem) {
        // What zlib and yauzl say about a broken part.
        throw new NotASpreadsheet(problem instanceof Error ? problem.message : undefined)
      } finally {
        stream.destroy()
      }
    },
  }
}

async function list(file: Buffer): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const entries = new Map<string, Entry>()
  try {
    const zip = await fromBufferPromise(file)
    for await (const entry of zip.eachEntry()) {
      // Names are compared without regard to case, as the format says.
      entries.set(entry.fileName.toLowerCase(), entry)
      if (entries.size > MOST_PARTS) break
    }
    return { zip, entries }
  } catch (problem) {
    throw new NotASpreadsheet(problem instanceof Error ? problem.message : undefined)
  }
}

async function open(zip: ZipFile, entry: Entry) {
  try {
    return await zip.openReadStreamPromise(entry)
  } catch (problem) {
    // Encrypted parts, and ways of packing that nobody uses.
    throw new NotASpreadsheet(problem instanceof Error ? problem.message : undefined)
  }
}
