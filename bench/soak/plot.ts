import type { Sample } from './samples.ts'

const panels: { title: string; of: (sample: Sample) => number }[] = [
  { title: 'Memory of the server, MiB', of: ({ resident }) => resident },
  { title: 'Heap in use, MiB', of: ({ heap }) => heap },
  { title: 'Open files and sockets', of: ({ files }) => files },
  { title: 'Handles of the event loop', of: ({ handles }) => handles },
  { title: 'Connections to the database', of: ({ connections }) => connections },
  { title: 'Database, MiB', of: ({ database }) => database },
]

const WIDTH = 420
const HEIGHT = 190
const [LEFT, TOP, RIGHT, BOTTOM] = [56, 40, 20, 32]
const COLUMNS = 2

/** Draws what was sampled; the second half, which is judged, is shaded. `hours` is how long a festival it was. */
export function plot(samples: readonly Sample[], hours: number, caption: string): string {
  const rows = Math.ceil(panels.length / COLUMNS)
  const [width, height] = [WIDTH * COLUMNS, HEIGHT * rows + 40]
  const drawn = panels.map(({ title, of }, index) => {
    const [x, y] = [(index % COLUMNS) * WIDTH, 40 + Math.floor(index / COLUMNS) * HEIGHT]
    return `<g transform="translate(${x} ${y})">${panel(title, samples.map(of), hours)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${caption}" font-family="system-ui, sans-serif" font-size="12" fill="#3f3f46">
<rect width="${width}" height="${height}" fill="#ffffff"/>
<text x="16" y="26" font-size="14" font-weight="600" fill="#18181b">${caption}</text>
${drawn.join('\n')}
</svg>
`
}

function panel(title: string, values: number[], hours: number): string {
  const [width, height] = [WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM]
  // From nought, so that a small rise looks small.
  const most = roundUp(Math.max(...values, 1) * 1.05)
  const x = (nth: number) => LEFT + (nth / Math.max(1, values.length - 1)) * width
  const y = (value: number) => TOP + height - (value / most) * height
  const line = values.map((value, nth) => `${x(nth).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  const ticks = [0, most / 2, most].map(
    (value) =>
      `<line x1="${LEFT}" x2="${LEFT + width}" y1="${y(value)}" y2="${y(value)}" stroke="#e4e4e7"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${Math.round(value)}</text>`,
  )
  const ends = [0, hours / 2, hours].map(
    (hour, nth) =>
      `<text x="${LEFT + (nth / 2) * width}" y="${TOP + height + 18}" text-anchor="${['start', 'middle', 'end'][nth]}">${Number(hour.toFixed(1))} h</text>`,
  )
  return `<text x="${LEFT}" y="${TOP - 12}" font-weight="600" fill="#18181b">${title}</text><rect x="${LEFT + width / 2}" y="${TOP}" width="${width / 2}" height="${height}" fill="#f4f4f5"/>${ticks.join('')}${ends.join('')}<polyline points="${line}" fill="none" stroke="#6d28d9" stroke-width="1.5"/>`
}

/** The next number of which the half is round as well. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power
}
