import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Reading } from '../../server/providers/emotion/port.ts'

/** A photo made of another one, and what somebody who looks at it sees. */
export interface DerivedPhoto {
  name: string
  jpeg: Buffer
  shows: Reading['outcome']
}

const WIDTH = 1920
const HEIGHT = 1080

/** Where the face of smiling.jpg is, in its pixels. */
const FACE = { left: 798, top: 126, width: 186, height: 246 }

/** The head with some air, cut out of the photo. */
const HEAD = { left: 730, top: 20, width: 340, height: 390 }

const face = (name: string) => readFile(new URL(`../../test/faces/${name}.jpg`, import.meta.url))

/** Difficult photos of one person, of two, and of nobody. The same ones in every run. */
export async function derivePhotos(): Promise<DerivedPhoto[]> {
  const smiling = await face('smiling')
  const coffee = await face('no-face')
  return [...(await ofOne(smiling)), ...(await ofTwo(smiling)), ...(await ofNobody(coffee))]
}

async function ofOne(smiling: Buffer): Promise<DerivedPhoto[]> {
  const photo = () => sharp(smiling)
  const made: [string, Promise<Buffer>][] = [
    ['as it was taken', photo().jpeg().toBuffer()],
    ...[10, 20, -10, -20].map((degrees): [string, Promise<Buffer>] => [
      `tilted by ${degrees}°`,
      photo().rotate(degrees, { background: '#707070' }).jpeg().toBuffer(),
    ]),
    [
      'a third of the light',
      photo()
        .linear(1 / 3, 0)
        .jpeg()
        .toBuffer(),
    ],
    [
      'a third of the contrast',
      photo()
        .linear(1 / 3, 85)
        .jpeg()
        .toBuffer(),
    ],
    ['out of focus', photo().blur(3).jpeg().toBuffer()],
    ['in black and white', photo().greyscale().jpeg().toBuffer()],
    ['compressed hard', photo().jpeg({ quality: 15 }).toBuffer()],
    ['with glasses', photo().composite([glasses()]).jpeg().toBuffer()],
    ['a tenth of the height', placed(smiling, [{ share: 0.1, x: 0.5, y: 0.5 }])],
    ['nine tenths of the height', placed(smiling, [{ share: 0.9, x: 0.5, y: 0.5 }])],
    ['in the lower left corner', placed(smiling, [{ share: 0.3, x: 0.12, y: 0.75 }])],
    ['in the upper right corner', placed(smiling, [{ share: 0.3, x: 0.88, y: 0.25 }])],
    ['upright format', photo().extract({ left: 600, top: 0, width: 600, height: 1080 }).jpeg().toBuffer()],
  ]
  return Promise.all(made.map(async ([name, jpeg]) => ({ name, jpeg: await jpeg, shows: 'one-face' })))
}

async function ofTwo(smiling: Buffer): Promise<DerivedPhoto[]> {
  const made: [string, Promise<Buffer>][] = [
    ['two side by side', placed(smiling, [at(0.4, 0.3), at(0.4, 0.7)])],
    ['two cheek to cheek', placed(smiling, [at(0.4, 0.42), at(0.4, 0.58)])],
    ['two, one of them half as large', placed(smiling, [at(0.5, 0.3), at(0.25, 0.75)])],
  ]
  return Promise.all(made.map(async ([name, jpeg]) => ({ name, jpeg: await jpeg, shows: 'several-faces' })))
}

async function ofNobody(coffee: Buffer): Promise<DerivedPhoto[]> {
  const leon = await readFile(new URL('../../web/public/leon.svg', import.meta.url))
  const plain = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#8a8f98' } })
  const made: [string, Promise<Buffer>][] = [
    ['a cup of coffee', sharp(coffee).jpeg().toBuffer()],
    [
      'the saucer alone',
      sharp(coffee).extract({ left: 900, top: 500, width: 900, height: 500 }).jpeg().toBuffer(),
    ],
    ['Leon, drawn', sharp(leon).resize(900).flatten({ background: '#ffffff' }).jpeg().toBuffer()],
    ['a drawn person', sharp(Buffer.from(DRAWN_PERSON)).jpeg().toBuffer()],
    ['an empty wall', plain.jpeg().toBuffer()],
  ]
  return Promise.all(made.map(async ([name, jpeg]) => ({ name, jpeg: await jpeg, shows: 'no-face' })))
}

interface Place {
  /** Height of the face as a share of the picture's. */
  share: number
  /** Where the middle of the head is, in shares of the picture. */
  x: number
  y: number
}

function at(share: number, x: number): Place {
  return { share, x, y: 0.5 }
}

/** Puts the head onto an empty picture, as large and wherever it is wanted. */
async function placed(smiling: Buffer, places: Place[]): Promise<Buffer> {
  const heads = places.map(async ({ share, x, y }) => {
    const scale = (share * HEIGHT) / FACE.height
    const width = Math.round(HEAD.width * scale)
    const height = Math.round(HEAD.height * scale)
    const head = await sharp(smiling).extract(HEAD).resize(width, height).png().toBuffer()
    const left = Math.round(x * WIDTH - width / 2)
    const top = Math.round(y * HEIGHT - height / 2)
    const visible = {
      left: Math.max(0, -left),
      top: Math.max(0, -top),
      width: Math.min(width, WIDTH - left) - Math.max(0, -left),
      height: Math.min(height, HEIGHT - top) - Math.max(0, -top),
    }
    return {
      input: await sharp(head).extract(visible).png().toBuffer(),
      left: Math.max(0, left),
      top: Math.max(0, top),
    }
  })
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#8a8f98' } })
    .composite(await Promise.all(heads))
    .jpeg({ quality: 90 })
    .toBuffer()
}

function glasses() {
  const { left, top, width, height } = FACE
  const y = top + height * 0.36
  const lens = (x: number) => `<circle cx="${left + width * x}" cy="${y}" r="${width * 0.19}"/>`
  const frame = `<g fill="none" stroke="#111" stroke-width="6">${lens(0.27)}${lens(0.73)}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${frame}</svg>`
  return { input: Buffer.from(svg) }
}

/** Everything that a face has, and nobody. */
const DRAWN_PERSON = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#9bd"/>
<ellipse cx="400" cy="430" rx="210" ry="270" fill="#f2c9a5"/>
<path d="M190 380Q200 120 400 130Q600 120 610 380Q560 240 400 250Q240 240 190 380Z" fill="#5a3a22"/>
<ellipse cx="320" cy="400" rx="42" ry="26" fill="#fff"/><ellipse cx="480" cy="400" rx="42" ry="26" fill="#fff"/>
<circle cx="320" cy="400" r="18" fill="#345"/><circle cx="480" cy="400" r="18" fill="#345"/>
<path d="M400 400L375 500L420 505" stroke="#c98" stroke-width="8" fill="none"/>
<path d="M320 570Q400 640 480 570Q400 600 320 570Z" fill="#b33"/></svg>`
