import type { Encoding } from '../../contract/people-imports.ts'

/** The text of a file, and what it was read as. */
export interface DecodedText {
  text: string
  encoding: Encoding
}

/** So many bytes tell whether every second one is zero. */
const SAMPLE = 4_096

/**
 * Reads a file as text. A byte order mark decides, else the zeros of UTF-16, else whether it is UTF-8; what is neither
 * comes from an older spreadsheet and is read as Windows-1252, unless somebody said otherwise.
 */
export function decodeText(file: Buffer, wanted: Encoding | undefined): DecodedText {
  const encoding = wanted ?? guess(file)
  return { text: new TextDecoder(encoding).decode(file), encoding }
}

function guess(file: Buffer): Encoding {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le'
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be'
  const sample = file.subarray(0, SAMPLE)
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even < odd / 4) return 'utf-16le'
  if (even > sample.length / 4 && odd < even / 4) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
