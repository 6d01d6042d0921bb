import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { each, type Hostile, MARK, noise } from './hostile-file.ts'

const SIDE = 48
const picture = () => sharp(noise(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })

/** What else a file is, for whoever reads it from its end, or believes its name. */
const payloads: Record<string, Buffer> = {
  'a page': Buffer.from(`<html><script>alert("${MARK}")</script></html>`),
  'a script of a server': Buffer.from(`<?php system($_GET["${MARK}"]); ?>`),
  'an archive': Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.from(MARK), noise(64)]),
  'a document': Buffer.from(`%PDF-1.7 /JS (app.alert("${MARK}"))`),
  'a program': Buffer.concat([Buffer.from('\x7fELF\x02\x01', 'latin1'), Buffer.from(MARK)]),
  'a bomb': gzipSync(Buffer.alloc(4 * 1024 * 1024)),
  'its own bytes many times': noise(200_000, 7),
}

/** Every picture that hides something, lies about itself, is broken, or is none. */
export async function hostileImages(): Promise<Hostile<Buffer>[]> {
  const formats: Record<string, Buffer> = {
    JPEG: await picture().jpeg().toBuffer(),
    'progressive JPEG': await picture().jpeg({ progressive: true }).toBuffer(),
    PNG: await picture().png().toBuffer(),
    WebP: await picture().webp().toBuffer(),
  }
  return [
    ...Object.entries(formats).flatMap(([format, bytes]) => [
      ...broken(format, bytes),
      ...each(payloads, (payload) => Buffer.concat([bytes, payload])).map((one) =>
        named(one, `a ${format} with ${one.name} behind it`),
      ),
      ...each(payloads, (payload) => Buffer.concat([payload, bytes])).map((one) =>
        named(one, `a ${format} with ${one.name} before it`),
      ),
    ]),
    ...(await withMetadata()),
    ...lyingJpegs(formats.JPEG ?? Buffer.alloc(0), formats['progressive JPEG'] ?? Buffer.alloc(0)),
    ...lyingPngs(),
    ...(await others()),
    ...drawings(),
  ]
}

const named = ({ content }: Hostile<Buffer>, name: string): Hostile<Buffer> => ({ name, content })

function broken(format: string, bytes: Buffer): Hostile<Buffer>[] {
  const parts = { 'its first bytes': 0.02, 'a tenth': 0.1, half: 0.5, 'all but its end': 0.97 }
  const cut = each(parts, (part) => bytes.subarray(0, Math.ceil(bytes.length * part)))
  const flipped = each({ 'at its start': 0.01, early: 0.2, 'in the middle': 0.5, late: 0.9 }, (where) => {
    const changed = Buffer.from(bytes)
    const at = Math.max(3, Math.floor(bytes.length * where))
    changed.fill(0xff, at, at + 8)
    return changed
  })
  return [
    ...cut.map((one) => named(one, `${one.name} of a ${format}`)),
    ...flipped.map((one) => named(one, `a ${format} with wrong bytes ${one.name}`)),
    { name: `a ${format} backwards`, content: Buffer.from(bytes).reverse() },
    { name: `a ${format} as text`, content: Buffer.from(bytes.toString('base64')) },
  ]
}

async function withMetadata(): Promise<Hostile<Buffer>[]> {
  const exif = {
    IFD0: {
      Copyright: MARK,
      ImageDescription: `<script>${MARK}</script>`,
      Software: "'; DROP TABLE photos --",
    },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 10/1 0/1', GPSLongitudeRef: 'W' },
  }
  const turned = await Promise.all(
    [1, 3, 6, 8].map(async (orientation) => ({
      name: `a JPEG with its place, on side ${orientation}`,
      content: await picture().withExif(exif).withMetadata({ orientation }).jpeg().toBuffer(),
    })),
  )
  return [
    ...turned,
    { name: 'a PNG with its place', content: await picture().withExif(exif).png().toBuffer() },
    { name: 'a WebP with its place', content: await picture().withExif(exif).webp().toBuffer() },
  ]
}

/** A segment of a JPEG right behind its first marker. */
function withSegment(jpeg: Buffer, marker: number, body: Buffer, times = 1): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(Math.min(body.length + 2, 0xffff), 2)
  const segments = Array.from({ length: times }, () => Buffer.concat([head, body]))
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

function lyingJpegs(jpeg: Buffer, progressive: Buffer): Hostile<Buffer>[] {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const sized = (width: number, height: number) => {
    const lying = Buffer.from(jpeg)
    lying.writeUInt16BE(height, frame + 5)
    lying.writeUInt16BE(width, frame + 7)
    return lying
  }
  const scanAt = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = progressive.subarray(scanAt, -2)
  const scanned = (times: number) =>
    Buffer.concat([progressive.subarray(0, -2), ...Array<Buffer>(times).fill(scan), progressive.subarray(-2)])
  return [
    ...each(
      {
        'of no size': [0, 0],
        'of no height': [SIDE, 0],
        'of the largest size': [65_535, 65_535],
        'as wide as can be': [65_535, 1],
        'as high as can be': [1, 65_535],
        'of too many pixels': [5_000, 5_000],
        'of one pixel': [1, 1],
      },
      ([width = 0, height = 0]) => sized(width, height),
    ).map((one) => named(one, `a JPEG that says it is ${one.name}`)),
    ...each({ '100': 100, '2,000': 2_000 }, scanned).map((one) =>
      named(one, `a JPEG with ${one.name} scans`),
    ),
    { name: 'a JPEG with a comment', content: withSegment(jpeg, 0xfe, Buffer.from(`<script>${MARK}`)) },
    { name: 'a JPEG with 500 comments', content: withSegment(jpeg, 0xfe, Buffer.from(MARK), 500) },
    { name: 'a JPEG with an XMP script', content: withSegment(jpeg, 0xe1, xmp()) },
    { name: 'a JPEG with a colour profile of noise', content: withSegment(jpeg, 0xe2, profile()) },
    { name: 'a JPEG with EXIF of noise', content: withSegment(jpeg, 0xe1, exifOfNoise()) },
    { name: 'a JPEG whose EXIF points to itself', content: withSegment(jpeg, 0xe1, exifLoop()) },
    { name: 'a JPEG whose segment is longer than the file', content: tooLong(jpeg) },
    { name: 'a JPEG in a JPEG', content: withSegment(jpeg, 0xe1, jpeg) },
    { name: 'two JPEGs', content: Buffer.concat([jpeg, jpeg]) },
  ]
}

const xmp = () =>
  Buffer.from(
    `http://ns.adobe.com/xap/1.0/\0<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${MARK}&e;`,
  )
const profile = () =>
  Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), noise(3_000, 3), Buffer.from(MARK)])
const exifOfNoise = () => Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), noise(40_000, 5)])
const exifLoop = () =>
  Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x09\0\0\0\0\0\x08', 'latin1')
const tooLong = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0xff, 0xff]), jpeg.subarray(2)])

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, body: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type), body, Buffer.alloc(4)])
  framed.writeUInt32BE(body.length)
  return framed
}

function pngOf(width: number, height: number, rows: Buffer, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function lyingPngs(): Hostile<Buffer>[] {
  const little = deflateSync(Buffer.alloc(99))
  const bomb = deflateSync(Buffer.alloc(30 * 1024 * 1024))
  return [
    { name: 'a PNG that grows to 10 gigabytes', content: pngOf(60_000, 60_000, little) },
    { name: 'a PNG of no size', content: pngOf(0, 0, little) },
    { name: 'a PNG of negative size', content: pngOf(0x80000000, 0x80000000, little) },
    { name: 'a PNG with a bomb of pixels', content: pngOf(3_000, 3_000, bomb) },
    { name: 'a PNG with a bomb behind few pixels', content: pngOf(SIDE, SIDE, bomb) },
    {
      name: 'a PNG with a bomb of text',
      content: pngOf(SIDE, SIDE, little, [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), bomb]))]),
    },
    {
      name: 'a PNG with a bomb of a colour profile',
      content: pngOf(SIDE, SIDE, little, [chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), bomb]))]),
    },
    {
      name: 'a PNG with 2,000 texts',
      content: pngOf(SIDE, SIDE, little, Array<Buffer>(2_000).fill(chunk('tEXt', Buffer.from(`a\0${MARK}`)))),
    },
    { name: 'a PNG of nothing but its name', content: signature },
  ]
}

async function others(): Promise<Hostile<Buffer>[]> {
  const ribbon = sharp({ create: { width: 4_000, height: 33, channels: 3, background: '#123456' } })
  return [
    { name: 'a GIF', content: await picture().gif().toBuffer() },
    { name: 'a TIFF', content: await picture().tiff().toBuffer() },
    { name: 'an AVIF', content: await picture().avif({ effort: 0 }).toBuffer() },
    { name: 'a ribbon', content: await ribbon.png().toBuffer() },
    { name: 'a dot', content: await picture().resize(1, 1).png().toBuffer() },
    {
      name: 'a WebP of the largest size',
      content: Buffer.from(
        'RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\xff\xff\xff\xff\x07\x10\x11\x11\x88\x88\xfe',
        'latin1',
      ),
    },
    { name: 'a WebP of nothing', content: Buffer.from('RIFF\xff\xff\xff\xffWEBP', 'latin1') },
    { name: 'an empty file', content: Buffer.alloc(0) },
    { name: 'one byte', content: Buffer.from([0xff]) },
    { name: 'zeroes', content: Buffer.alloc(100_000) },
    { name: 'noise', content: noise(100_000, 11) },
    { name: 'a file of six megabytes', content: Buffer.alloc(6 * 1024 * 1024, 0xd8) },
    ...each(payloads, (payload) => payload),
  ]
}

function drawings(): Hostile<Buffer>[] {
  const svg = (inside: string, before = '') =>
    Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${inside}</svg>`)
  const laughs = `<!DOCTYPE s [<!ENTITY a "${MARK}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]>`
  return [
    { name: 'a drawing with a script', content: svg(`<script>alert("${MARK}")</script>`) },
    {
      name: 'a drawing that reads a file',
      content: svg('<text>&e;</text>', '<!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
    },
    { name: 'a drawing that asks another site', content: svg('<image href="http://127.0.0.1:9/x.png"/>') },
    {
      name: 'a drawing with a page in it',
      content: svg('<foreignObject><body onload="alert(1)"/></foreignObject>'),
    },
    { name: 'a drawing that laughs a billion times', content: svg('<text>&j;</text>', laughs) },
    { name: 'a drawing that uses itself', content: svg('<g id="a"><use href="#a"/></g>') },
    {
      name: 'a drawing of the largest size',
      content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>'),
    },
    {
      name: 'a drawing that calls itself a JPEG',
      content: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg('')]),
    },
  ]
}
