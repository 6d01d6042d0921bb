import { converter, formatHex, parse, wcagContrast } from 'culori'
import type { EventRow } from './settings-store.ts'

/** Text of normal size has to be read at this ratio (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

/** The surfaces of web/ui/palette.css on which a colour is read: the hardest of each theme, and the inks on top of it. */
const NIGHT = { surface: '#231c43', ink: '#05040b' }
const DAY = { surface: '#efedf9', ink: '#ffffff' }
const WHITE = '#ffffff'

/** Steps from a colour to black or white. */
const STEP = 0.01

const toOklch = converter('oklch')

/** A colour as the organiser chose it, and as screens of each theme show it. */
interface CorrectedColour {
  chosen: string
  night: string
  day: string
}

/** The nearest colour of the same hue that is read on the surface; it gets lighter on a dark one, and darker on a light one. */
function readableOn(colour: string, surface: string): string {
  const shade = toOklch(parse(colour)) ?? { mode: 'oklch', l: 0.5, c: 0 }
  const direction = surface === NIGHT.surface ? STEP : -STEP
  for (let l = shade.l; l >= 0 && l <= 1; l += direction) {
    const hex = formatHex({ ...shade, l })
    if (wcagContrast(hex, surface) >= READABLE) return hex
  }
  return direction > 0 ? WHITE : '#000000'
}

/** What becomes of a chosen colour in both themes. */
export function correctColour(chosen: string): CorrectedColour {
  return {
    chosen,
    night: readableOn(chosen, NIGHT.surface),
    day: readableOn(chosen, DAY.surface),
  }
}

/**
 * The stylesheet that lays the event's colours over those of web/ui/palette.css; empty for an event without its own.
 * Doubled selectors win over the palette, also where the dashboard loads it once more.
 */
export function brandStyles({ accent, second }: Pick<EventRow, 'accent' | 'second'>): string {
  const night: string[] = []
  const day: string[] = []
  if (accent !== null) {
    const colour = correctColour(accent)
    night.push(`--color-aqua-400:${colour.night}`)
    day.push(`--color-accent:${colour.day}`, `--color-focus:${colour.day}`, `--color-on-accent:${DAY.ink}`)
  }
  if (second !== null) {
    const colour = correctColour(second)
    night.push(
      `--color-violet-400:${colour.night}`,
      `--color-violet-500:${colour.night}`,
      `--color-violet-600:${colour.day}`,
    )
    day.push(`--color-link:${colour.day}`)
  }
  if (night.length === 0) return ''
  return `:root:root{${night.join(';')}}[data-theme="light"][data-theme="light"]{${day.join(';')}}`
}
