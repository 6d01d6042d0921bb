import type { Emotion } from '../../contract/gift-aura.ts'
import type { Language } from '../../contract/languages.ts'
import {
  type Artwork,
  brandLine,
  guideFigure,
  inColours,
  paintJpeg,
  type TextStyle,
  textPath,
  wrapText,
} from '../pictures/index.ts'
import { type GiftAuraTexts, textsIn } from './texts/texts.ts'

/** A portrait postcard: fills a phone's screen and prints well. */
const SIZE = { width: 1080, height: 1350 }
const PHOTO = { x: 60, y: 60, width: 960, height: 880, radius: 56 }
const MARGIN = 72
/** Leon sits on the line at the lower right; the words keep to the left of him. */
const LINE = 1232
const LEON = { x: 696, y: LINE - 356, height: 356 }
const WORDS_WIDTH = 600

/** What is on the picture. */
export interface PictureContent {
  /** Upright and without hidden data, as `safeImage` makes it. */
  photo: Uint8Array
  emotion: Emotion
  handle: string
  /** Code of the attendee's language. */
  language: string
  event: { name: string }
  art: Artwork
}

/** Composes the keepsake of the photo booth: the photo in a festival frame, with Leon and the vibe in kind words. */
export function composePicture({
  photo,
  emotion,
  handle,
  language,
  event,
  art,
}: PictureContent): Promise<Buffer> {
  return paintJpeg(SIZE, {
    behind: inColours(night(), art),
    photo: { jpeg: photo, ...PHOTO },
    before:
      inColours(frame(), art) +
      guideFigure(LEON, art) +
      words(emotion, language) +
      signature(handle, event.name, art),
  })
}

/** The dark of the design language with the glow of the stages behind it (experience.md, "Night Signal"). */
function night(): string {
  return `<defs>
    <radialGradient id="pinkGlow" cx="0" cy="0.1" r="0.75"><stop offset="0" stop-color="#FF4FA3" stop-opacity=".55"/><stop offset="1" stop-color="#FF4FA3" stop-opacity="0"/></radialGradient>
    <radialGradient id="violetGlow" cx="1" cy="0.3" r="0.8"><stop offset="0" stop-color="#8E66FF" stop-opacity=".6"/><stop offset="1" stop-color="#8E66FF" stop-opacity="0"/></radialGradient>
    <radialGradient id="aquaGlow" cx="0.86" cy="1" r="0.6"><stop offset="0" stop-color="#3CE4FF" stop-opacity=".38"/><stop offset="1" stop-color="#3CE4FF" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="#0A0815"/>
  <rect width="100%" height="100%" fill="url(#pinkGlow)"/>
  <rect width="100%" height="100%" fill="url(#violetGlow)"/>
  <rect width="100%" height="100%" fill="url(#aquaGlow)"/>`
}

function frame(): string {
  const { x, y, width, height, radius } = PHOTO
  const edge = 5
  return `<defs>
    <linearGradient id="edge" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FF4FA3"/><stop offset=".5" stop-color="#8E66FF"/><stop offset="1" stop-color="#3CE4FF"/></linearGradient>
    <linearGradient id="word" x1="0" x2="1"><stop offset="0" stop-color="#FF8CC4"/><stop offset="1" stop-color="#B49BFF"/></linearGradient>
    <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0A0815" stop-opacity="0"/><stop offset="1" stop-color="#0A0815" stop-opacity=".5"/></linearGradient>
    <clipPath id="field"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>
  </defs>
  <rect x="${x}" y="${y + height - 260}" width="${width}" height="260" fill="url(#shade)" clip-path="url(#field)"/>
  <rect x="${x - edge / 2}" y="${y - edge / 2}" width="${width + edge}" height="${height + edge}" rx="${radius + edge / 2}" fill="none" stroke="url(#edge)" stroke-width="${edge}"/>
  ${sparkle(996, 96, 30, '#C6FF4A')}${sparkle(1032, 150, 14, '#3CE4FF')}${sparkle(78, 922, 24, '#FF4FA3')}`
}

/** A four-pointed star around (x, y). */
function sparkle(x: number, y: number, size: number, colour: string): string {
  const waist = size * 0.16
  return `<path fill="${colour}" d="M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z"/>`
}

/** The words of every vibe in every language that was wanted so far: their outlines take longer than all the rest. */
const drawnWords = new Map<string, string>()

function words(emotion: Emotion, spoken: string): string {
  const { language, texts } = textsIn(spoken)
  const key = `${language} ${emotion}`
  const drawn = drawnWords.get(key) ?? drawWords(emotion, language, texts)
  drawnWords.set(key, drawn)
  return drawn
}

function drawWords(emotion: Emotion, language: Language, texts: GiftAuraTexts): string {
  const { word, line } = texts.vibes[emotion]
  const label: TextStyle = { font: 'text', language, size: 32, weight: 600, fill: '#CBC4EA' }
  const large: TextStyle = {
    font: 'display',
    language,
    size: 60,
    weight: 800,
    fill: 'url(#word)',
    maxWidth: WORDS_WIDTH,
  }
  const kind: TextStyle = { font: 'text', language, size: 34, weight: 500, fill: '#F6F3FF' }
  const lines = wrapText(line, kind, WORDS_WIDTH)
  return [
    textPath(texts.yourVibe, { x: MARGIN, y: 1010 }, label),
    textPath(word, { x: MARGIN, y: 1086 }, large),
    ...lines.map((text, n) => textPath(text, { x: MARGIN, y: 1144 + n * 44 }, kind)),
  ]
    .map(({ svg }) => svg)
    .join('')
}

function signature(handle: string, eventName: string, art: Artwork): string {
  const y = 1288
  const name = brandLine(
    eventName,
    art,
    { x: SIZE.width - MARGIN, y, height: 72 },
    { font: 'display', size: 30, weight: 800, fill: '#F6F3FF', anchor: 'end', maxWidth: 420 },
  )
  const room = SIZE.width - 2 * MARGIN - name.width - 40
  const who = textPath(
    `@${handle}`,
    { x: MARGIN, y },
    { font: 'text', size: 34, weight: 700, fill: '#3CE4FF', maxWidth: room },
  )
  const rule = `<path d="M${MARGIN} ${LINE}H${SIZE.width - MARGIN}" stroke="#8178B8" stroke-opacity=".5" stroke-width="2"/>`
  return rule + inColours(who.svg, art) + name.svg
}
