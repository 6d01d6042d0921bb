import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isFull } from '../../test/size.ts'
import { Refusal } from '../http/refusal.ts'
import { safeImage } from './safe-image.ts'

const PREFIX = 'data:image/jpeg;base64,'
const asDataUrl = (bytes: Buffer) => `${PREFIX}${bytes.toString('base64')}`
const noise = Buffer.from(Array.from({ length: 48 * 32 * 3 }, (_, index) => (index * 7919) % 251))
const photo = () => sharp(noise, { raw: { width: 48, height: 32, channels: 3 } })
const small = await photo().jpeg().toBuffer()
const grey = await photo().greyscale().jpeg().toBuffer()
const forPrint = await photo().toColourspace('cmyk').jpeg().toBuffer()
const progressive = await photo().jpeg({ progressive: true }).toBuffer()

async function expectRefusal(imageData: string): Promise<void> {
  const refusal = await safeImage(imageData).catch((problem: unknown) => problem)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ code: 'invalid_image' })
}

/** Where the frame begins that tells the size. */
function frameOf(bytes: Buffer): number {
  return bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0))
}

function declaring(width: number, height: number): Buffer {
  const lying = Buffer.from(small)
  lying.writeUInt16BE(height, frameOf(lying) + 5)
  lying.writeUInt16BE(width, frameOf(lying) + 7)
  return lying
}

/** The scans of a progressive picture, again and again. */
function withScans(times: number): Buffer {
  const start = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = progressive.subarray(start, progressive.length - 2)
  return Buffer.concat([
    progressive.subarray(0, -2),
    ...Array<Buffer>(times).fill(scan),
    progressive.subarray(-2),
  ])
}

describe('a photo', () => {
  test('comes out as a JPEG of the same size', async () => {
    const { jpeg, width, height } = await safeImage(asDataUrl(small))
    expect({ width, height }).toEqual({ width: 48, height: 32 })
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 48,
      height: 32,
      space: 'srgb',
    })
  })

  test('of the photo booth comes out whole', async () => {
    const taken = await readFile(new URL('../../test/faces/smiling.jpg', import.meta.url))
    expect(await safeImage(asDataUrl(taken))).toMatchObject({ width: 1920, height: 1080 })
  })

  test('loses where and with what it was taken, and stands upright', async () => {
    const telling = await photo()
      .withExif({ IFD0: { Copyright: 'Somebody', Model: 'PhoneX' }, IFD3: { GPSLatitude: '36/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(telling).metadata()).exif).toBeDefined()
    const { jpeg, width, height } = await safeImage(asDataUrl(telling))
    expect({ width, height }).toEqual({ width: 32, height: 48 })
    const { exif, icc, xmp, iptc, orientation } = await sharp(jpeg).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect(jpeg.includes('PhoneX')).toBe(false)
  })

  test.for([
    ['progressive', progressive],
    ['grey', grey],
    ['in the colours of print', forPrint],
  ] as const)('that is %s comes out in colours of screens', async ([, bytes]) => {
    const { jpeg } = await safeImage(asDataUrl(bytes))
    expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'srgb', channels: 3, isProgressive: false })
  })

  test('drops what somebody hid behind its end', async () => {
    const polyglot = Buffer.concat([small, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')])
    const { jpeg } = await safeImage(asDataUrl(polyglot))
    expect(jpeg.includes('script')).toBe(false)
  })
})

const png = await photo().png().toBuffer()
const disguises: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'a PNG': png,
  'a GIF': await photo().gif().toBuffer(),
  'a WebP': await photo().webp().toBuffer(),
  'a TIFF': await photo().tiff().toBuffer(),
  'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  'a web page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a ZIP': Buffer.from('504b0304140000000800', 'hex'),
  'a PDF': Buffer.from('%PDF-1.7'),
  'compressed zeros': deflateSync(Buffer.alloc(1_000_000)),
  'a PNG behind the first bytes of a JPEG': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), png]),
  'half a photo': small.subarray(0, small.length / 2),
  'a photo without its last scan': small.subarray(0, small.length - 40),
  'a photo of 65535 x 65535': declaring(65_535, 65_535),
  'a photo of 4001 x 3000': declaring(4_001, 3_000),
  'a photo of 0 x 0': declaring(0, 0),
  'a photo with a thousand scans': withScans(1_000),
  'more than 3 MB': Buffer.concat([small, Buffer.alloc(3 * 1024 * 1024)]),
}

describe('refused', () => {
  test.for(Object.entries(disguises))('%s', ([, bytes]) => expectRefusal(asDataUrl(bytes)))

  const base64 = small.toString('base64')
  test.for([
    ['an empty text', ''],
    ['a text without the prefix', base64],
    ['another kind of image', `data:image/png;base64,${base64}`],
    ['a prefix in capitals', `DATA:IMAGE/JPEG;BASE64,${base64}`],
    ['a parameter more', `data:image/jpeg;charset=utf-8;base64,${base64}`],
    ['a web address', 'https://example.com/me.jpg'],
    ['a file', 'file:///etc/passwd'],
    ['line breaks in the base64', PREFIX + base64.replace(/(.{64})/g, '$1\r\n')],
    ['the other alphabet of base64', PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_')],
    ['blanks around it', `${PREFIX} ${base64} `],
    ['percent signs', PREFIX + encodeURIComponent(`${base64}==`)],
  ] as const)('%s', ([, imageData]) => expectRefusal(imageData))
})

/** The same numbers in every run (a linear congruence), so that a finding can be found again. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % sides
  }
}

/** Changes, cuts, repeats or overwrites bytes of a JPEG, mostly in its headers. */
function spoil(original: Buffer, seed: number): Buffer {
  const roll = dice(seed + 1)
  let bytes = Buffer.from(original)
  for (let changes = 1 + roll(6); changes > 0; changes -= 1) {
    const at = 2 + roll(roll(2) === 0 ? Math.min(700, bytes.length - 2) : bytes.length - 2)
    const length = roll(40)
    const way = roll(5)
    if (way === 0) bytes[at] = roll(256)
    else if (way === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
    else if (way === 2) bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)])
    else if (way === 3) bytes.fill(0xff, at, Math.min(bytes.length, at + length))
    else bytes[at] = (bytes[at] ?? 0) ^ (1 << roll(8))
  }
  return bytes
}

test('spoilt photos are refused, or come out as harmless pictures', async () => {
  const photos = isFull ? 200 : 40
  let refused = 0
  for (let seed = 0; seed < photos; seed += 1) {
    const spoilt = spoil(seed % 2 === 0 ? small : progressive, seed)
    try {
      const { jpeg, width, height } = await safeImage(asDataUrl(spoilt))
      expect(width * height, `seed ${seed}`).toBeLessThanOrEqual(12_000_000)
      expect(await sharp(jpeg, { failOn: 'warning' }).stats(), `seed ${seed}`).toBeDefined()
      expect((await sharp(jpeg).metadata()).exif, `seed ${seed}`).toBeUndefined()
    } catch (problem) {
      expect(problem, `seed ${seed}`).toMatchObject({ name: 'Refusal', code: 'invalid_image' })
      refused += 1
    }
  }
  expect(refused).toBeGreaterThan(photos / 4)
})

test('ten photos at once all come out', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => safeImage(asDataUrl(small))))
  expect(all.map(({ width }) => width)).toEqual(Array(10).fill(48))
})
