import { dateFormat, numberFormat } from '../../contract/intl.ts'
import { hoursOf, type Language, locales, numberLocale } from '../../contract/languages.ts'
import type { Recap } from '../../contract/recap.ts'
import { fill } from '../fill.ts'
import { vibeWord } from '../gift-aura/index.ts'
import { type Artwork, brandLine, guideFigure, inColours, paintJpeg, textPath } from '../pictures/index.ts'
import { background, ground, panel, tile } from './card-shapes.ts'
import { speechBubble } from './speech-bubble.ts'
import { recapTexts } from './texts/texts.ts'

/** The size of a story: it fills a phone. */
export const CARD = { width: 1080, height: 1920 }
const MARGIN = 84
const INNER = CARD.width - 2 * MARGIN
const GAP = 28
/** Where the figures stand; the fewer they are, the larger is each, up to a height. */
const TILES = { top: 846, height: 636, highest: 250 }
const LEON = { x: MARGIN, y: 1512, height: 340 }

const tierColours = { platinum: '#DDF3FF', gold: '#FFD257', silver: '#D5DAEA', bronze: '#F2AC78' }

/** What is on the card beside the figures. */
interface CardSetting {
  language: Language
  event: { name: string; timeZone: string }
  art: Artwork
}

/** Everything a card is composed of. */
export type CardContent = CardSetting & { recap: Recap }

/** Composes the picture that people share: handle and figures, no name, and the last word is Leon's. */
export function composeCard({ recap, ...setting }: CardContent): Promise<Buffer> {
  const { language, art } = setting
  const bubble = { x: 440, y: 1560, width: CARD.width - MARGIN - 440, language }
  return paintJpeg(CARD, {
    behind: inColours(background(CARD), art),
    before: [
      heading(recap, setting),
      inColours(points(recap, setting), art),
      ...tiles(figuresOf(recap, setting), language),
      inColours(ground({ x: MARGIN - 24, y: LEON.y + LEON.height - 2, width: INNER }), art),
      guideFigure(LEON, art),
      speechBubble(recap.closing, bubble),
    ].join(''),
  })
}

function tiles(figures: { value: string; label: string }[], language: Language): string[] {
  const rows = Math.max(1, Math.ceil(figures.length / 2))
  const height = Math.min(TILES.highest, (TILES.height - (rows - 1) * GAP) / rows)
  const width = (INNER - GAP) / 2
  const above = (TILES.height - rows * height - (rows - 1) * GAP) / 2
  return figures.map((figure, n) => {
    const x = MARGIN + (n % 2) * (width + GAP)
    const y = TILES.top + above + Math.floor(n / 2) * (height + GAP)
    // The last one of an odd number has the row to itself.
    const isAlone = n % 2 === 0 && n === figures.length - 1
    return tile({ x, y, width: isAlone ? INNER : width, height }, { ...figure, language })
  })
}

function heading({ tiktokUsername, isSoFar }: Recap, { language, event, art }: CardSetting): string {
  const texts = recapTexts[language]
  const title = isSoFar ? `${texts.title} · ${texts.soFar}` : texts.title
  const small = { font: 'display', size: 34, weight: 700, fill: '#CBC4EA', maxWidth: INNER } as const
  const who = {
    font: 'text',
    size: 116,
    weight: 800,
    fill: 'url(#handle)',
    maxWidth: INNER,
    smallest: 44,
  } as const
  return [
    brandLine(
      event.name,
      art,
      { x: MARGIN, y: art.logo ? 138 : 156, height: 88 },
      { ...small, maxWidth: 760 },
    ),
    textPath(
      title,
      { x: MARGIN, y: 246 },
      { ...small, language, size: 60, weight: 800, fill: '#F6F3FF', maxWidth: INNER - 20 },
    ),
    textPath(`@${tiktokUsername}`, { x: MARGIN, y: 392 }, { ...who, language }),
  ]
    .map(({ svg }) => svg)
    .join('')
}

function points({ totalPoints, rank, tier }: Recap, { language, event }: CardSetting): string {
  const texts = recapTexts[language]
  const box = { x: MARGIN, y: 456, width: INNER, height: 346 }
  const number = sumsOf(language, event.timeZone).format(totalPoints)
  const middle = { x: box.x + 56, y: box.y + 186 }
  const large = textPath(number, middle, {
    font: 'display',
    size: 150,
    weight: 800,
    fill: '#C6FF4A',
    maxWidth: INNER - 112,
  })
  const label = textPath(
    texts.points,
    { x: middle.x, y: box.y + 262 },
    { font: 'text', language, size: 48, weight: 600, fill: '#F6F3FF', maxWidth: 360 },
  )
  return panel(box) + large.svg + label.svg + badges(box, { rank, tier }, language)
}

/** Rank and tier at the lower right of the points: the tier by its name, never by its colour alone. */
function badges(
  box: { x: number; y: number; width: number },
  { rank, tier }: Pick<Recap, 'rank' | 'tier'>,
  language: Language,
): string {
  const end = box.x + box.width - 56
  const style = { font: 'text', language, weight: 800, anchor: 'end', maxWidth: 480 } as const
  const tierName = recapTexts[language].tiers[tier]
  const named = (y: number) =>
    textPath(tierName, { x: end, y }, { ...style, size: 42, fill: tierColours[tier] }).svg
  if (rank === null) return named(box.y + 262)
  const place = fill(recapTexts[language].place, { rank })
  const where = textPath(place, { x: end, y: box.y + 250 }, { ...style, size: 58, fill: '#F6F3FF' })
  return where.svg + named(box.y + 306)
}

/** Writes sums as the region of the event does, with separators below 10,000 too. */
function sumsOf(language: Language, timeZone: string): Intl.NumberFormat {
  return numberFormat(numberLocale(language, timeZone), { useGrouping: 'always' })
}

/** Six figures at most, the strongest first; what there is nothing of is left out rather than shown as 0. */
function figuresOf(recap: Recap, { language, event }: CardSetting): { value: string; label: string }[] {
  const texts = recapTexts[language]
  const number = sumsOf(language, event.timeZone)
  const hour = dateFormat(locales[language], {
    timeZone: event.timeZone,
    weekday: 'short',
    hour: 'numeric',
    // Without minutes Spanish writes a bare number.
    ...(language === 'es' && { minute: '2-digit' }),
    ...hoursOf(locales[language]),
  })
  const count = (value: number, label: string) =>
    value === 0 ? [] : [{ value: number.format(value), label }]
  return [
    ...count(recap.places.length, texts.places),
    ...count(recap.taps, texts.taps),
    ...(recap.bestHour
      ? [{ value: hour.format(new Date(recap.bestHour.startsAt)), label: texts.bestHour }]
      : []),
    ...(recap.vibe ? [{ value: vibeWord(recap.vibe, language), label: texts.vibe }] : []),
    ...count(recap.fortunes, texts.fortunes),
    ...count(recap.prizes.length, texts.prizes),
  ].slice(0, 6)
}
