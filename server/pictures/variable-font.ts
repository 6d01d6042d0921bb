import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** A point of an outline, as fontkit keeps it. */
interface Point {
  x: number
  y: number
  onCurve: boolean
  endContour: boolean
  copy(): Point
}
/** An outline as it stands in a WOFF2 file: points of its own, or other glyphs put together. */
interface Outline {
  points?: Point[]
  components?: { dx: number; dy: number }[]
}
/** What we need of fontkit's inside. Its version is pinned, and a test looks at the shapes that come out. */
interface Inside {
  variationCoords: number[] | null
  _transformedGlyphs: (Outline | undefined)[]
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void }
}
interface GlyphInside {
  id: number
  _font: Inside
  _decode(): Outline | undefined
}

/**
 * Opens a variable WOFF2 font at a weight. fontkit knows weights only for fonts that are not compressed: it decodes
 * the outlines of a WOFF2 in advance and forgets to move their points. Here they are moved.
 */
export function openFont(file: string | URL, weight: number): Font {
  const bytes = readFileSync(file)
  // fontkit decodes the outlines only for a font without a weight.
  const light = create(bytes) as Font
  light.getGlyph(0)
  const font = create(bytes) as Font
  const inside = font as unknown as Inside
  inside._transformedGlyphs = (light as unknown as Inside)._transformedGlyphs
  inside.variationCoords = [weight]
  const glyphs = Object.getPrototypeOf(font.getGlyph(0)) as GlyphInside
  glyphs._decode = moveOutline
  return font
}

/** The place, the advance and the height of a glyph follow the points of its outline in the font's tables. */
const PHANTOM_POINTS = 4

function moveOutline(this: GlyphInside): Outline | undefined {
  const outline = this._font._transformedGlyphs[this.id]
  if (!outline) return undefined
  const { _variationProcessor: weights } = this._font
  const from = outline.points ?? outline.components?.map(({ dx, dy }) => pointAt(dx, dy)) ?? []
  const points = [...from, ...Array.from({ length: PHANTOM_POINTS }, () => pointAt(0, 0))].map((it) =>
    it.copy(),
  )
  if (from.length > 0) weights.transformPoints(this.id, points)
  if (outline.points) return { ...outline, points: points.slice(0, from.length) }
  const components = outline.components?.map((part, n) => ({
    ...part,
    dx: points[n]?.x ?? part.dx,
    dy: points[n]?.y ?? part.dy,
  }))
  return { ...outline, ...(components && { components }) }
}

/** A point that is a contour of its own. */
function pointAt(x: number, y: number): Point {
  return { x, y, onCurve: true, endContour: true, copy: () => pointAt(x, y) }
}
