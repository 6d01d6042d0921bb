/** Longest line of a calendar file in octets, without its break (RFC 5545, 3.1). */
const LONGEST_LINE = 75

/** A text as a value: what would end or divide it is escaped (RFC 5545, 3.3.11). */
export function icalText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** An instant in UTC. */
export function icalInstant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** A wall-clock time, given as if it were UTC. */
export function icalLocal(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')
}

/** Lines as the file has them: folded between characters, never inside one, and each ended. */
export function icalFile(lines: readonly string[]): string {
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LONGEST_LINE) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
