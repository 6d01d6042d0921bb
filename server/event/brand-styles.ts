import { converter, formatHex, interpolate, parse, wcagContrast } from 'culori'
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

/** The ground of every dark page. */
export const NIGHT_PAGE = '#05040b'

/** The product's own colours on dark ground (web/ui/palette.css), for an event without its own. */
const OWN_COLOURS = { accent: '#3ce4ff', second: '#8e66ff', third: '#ff4fa3' }

/** The colours in which pictures and mails are made. They are read on dark ground, with the dark page as ink on top. */
export type BrandColours = typeof OWN_COLOURS

/**
 * The colours of the event as dark screens show them. The product's pink goes with its own colours alone: beside others
 * the main colour takes its place.
 */
export function brandColours({ accent, second }: Pick<EventRow, 'accent' | 'second'>): BrandColours {
  const colours = {
    accent: accent === null ? OWN_COLOURS.accent : correctColour(accent).night,
    second: second === null ? OWN_COLOURS.second : correctColour(second).night,
  }
  if (accent === null && second === null) return OWN_COLOURS
  return { ...colours, third: accent === null ? colours.second : colours.accent }
}

/** Of a shade, so much is the colour; the rest is night. */
const SHADE = 0.32

/** A dark ground in the hue of a colour: light text is read on it. */
export function shadeOf(colour: string): string {
  return formatHex(interpolate([NIGHT_PAGE, colour], 'oklab')(SHADE))
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
