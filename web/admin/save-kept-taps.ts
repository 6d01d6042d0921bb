import type { OutgoingTap } from '../platform/tap-shelf.ts'

/** Lets the browser save the taps as a table: whose band, where, when it was tapped, and why it brought no points. */
export function saveKeptTaps(taps: readonly OutgoingTap[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([keptTapsTable(taps)], { type: 'text/csv' }))
  link.download = 'kept-taps.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The table, with a head that says what is in it. */
export function keptTapsTable(taps: readonly OutgoingTap[]): string {
  const head = ['key', 'wristband', 'installation', 'tappedAt', 'waitedSeconds', 'setAsideAt', 'reason']
  const rows = taps.map(({ key, body, waitedMs, aside }) => [
    key,
    body.rfidTagId ?? '',
    body.installationId,
    body.metadata?.timestamp ?? '',
    String(Math.round(waitedMs / 1_000)),
    aside?.since ?? '',
    aside?.why ?? '',
  ])
  return [head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

// A cell that a spreadsheet would take for a formula is text.
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
