import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../contract/languages.ts'
import { ofToday } from '../../test/size.ts'
import { fontFor } from './font-files.ts'
import { paintJpeg, type TextStyle, textPath, wrapText } from './index.ts'
import { leon } from './leon.ts'

const style: TextStyle = { font: 'text', size: 40, weight: 600, fill: '#fff' }
const origin = { x: 0, y: 100 }
const outlines = (svg: string) => svg.match(/M/g)?.length ?? 0

describe('text on a picture', () => {
  it.each(
    ofToday<[Language, string]>([
      ['en', 'Leon & friends, 2026!'],
      ['es', '¡Qué emoción, señor Ñandú!'],
      ['fr', 'Garçon, où est l’œuvre ?'],
      ['de', 'Größe, Straße, Übermut'],
      ['ja', 'ゆったりクール夕暮れの表情'],
      ['zh', '热力全开，心跳加速'],
      ['ko', '햇살 같은 미소'],
    ]),
  )('is drawn with real letters in %s', (language, text) => {
    for (const font of ['display', 'text'] as const) {
      const drawn = textPath(text, origin, { ...style, font, language })
      const letters = [...text.replaceAll(' ', '')]
      expect(outlines(drawn.svg)).toBeGreaterThanOrEqual(letters.length)
      expect(drawn.svg).not.toMatch(/NaN|undefined|Infinity/)
      // A letter that no font drew would be missing from the width.
      const single = letters.map((letter) => textPath(letter, origin, { ...style, font, language }).width)
      expect(Math.min(...single)).toBeGreaterThan(0)
    }
  })

  it('takes the shapes that Han characters have in its language', () => {
    const [chinese, japanese] = (['zh', 'ja'] as const).map(
      (language) => textPath('直', origin, { ...style, language }).svg,
    )
    expect(chinese).not.toBe(japanese)
  })

  it('is heavier where it should be', () => {
    const light = textPath('Leon', origin, { ...style, weight: 400 })
    const heavy = textPath('Leon', origin, { ...style, weight: 800 })
    expect(heavy.width).toBeGreaterThan(light.width)
  })

  it('leaves out what no font draws, and never shows an empty box', () => {
    expect(fontFor('figtree', 600, 0x1f981)).toBeUndefined()
    expect(textPath('Leonஅ\u0007', origin, style)).toEqual(textPath('Leon', origin, style))
    expect(textPath('அ', origin, style).width).toBe(0)
  })

  it('draws a name in Arabic from right to left, and a number in it as it is', () => {
    const of = (text: string, x: number) =>
      textPath(text, { x, y: 100 }, style).svg.replace(/.* d="|"\/>/g, '')
    const width = (text: string) => textPath(text, origin, style).width
    const whole = of('@سارة_26', 0)
    expect(whole.startsWith(of('26', 0))).toBe(true)
    expect(whole.endsWith(of('@', width('26') + width('_') + width('سارة')).slice(-20))).toBe(true)
  })

  it('draws a name in any writing, and its emoji, whatever language the picture speaks', () => {
    for (const language of ['en', 'ja'] as const) {
      for (const name of [
        '이서연',
        'ゆうき',
        '子涵',
        '🦁',
        '🎤✨',
        '🇰🇷',
        '❤️',
        '👩🏽‍🎤',
        'Łukasz',
        'Νίκος',
        'Владимир',
        'سارة',
        'נועה',
        'ณัฐวุฒิ',
        'देवांशी',
      ])
        for (const font of ['display', 'text'] as const) {
          const drawn = textPath(name, origin, { ...style, font, weight: 800, language })
          expect(drawn.width, `${name} in ${language}`).toBeGreaterThan(style.size * 0.5)
          expect(outlines(drawn.svg)).toBeGreaterThan(0)
          expect(drawn.svg).not.toMatch(/NaN|undefined|Infinity/)
        }
    }
  })

  it('is made smaller to fit, and cut when it would be too small', () => {
    const full = textPath('a_rather_long_handle', origin, style)
    const smaller = textPath('a_rather_long_handle', origin, { ...style, maxWidth: full.width * 0.8 })
    expect(smaller.size).toBeCloseTo(style.size * 0.8)
    expect(smaller.width).toBeCloseTo(full.width * 0.8)
    const cut = textPath('a_rather_long_handle', origin, { ...style, maxWidth: 60 })
    expect(cut.size).toBeCloseTo(style.size * 0.6)
    expect(cut.width).toBeLessThanOrEqual(60)
  })

  it('breaks into lines that are about equally long', () => {
    const words = wrapText(
      'Dein Blick sagt: nur das Allerbeste vom Besten',
      { ...style, language: 'de' },
      500,
    )
    expect(words).toHaveLength(2)
    expect(words.join(' ')).toBe('Dein Blick sagt: nur das Allerbeste vom Besten')
    const japanese = '夕暮れのような、おだやかな表情です。'
    const lines = wrapText(japanese, { ...style, language: 'ja' }, 400)
    expect(lines.join('')).toBe(japanese)
    expect(lines.every((line) => !/^[、。]/.test(line))).toBe(true)
  })
})

describe('a picture', () => {
  it('is a JPEG of its size, whatever the size of the photo in it, and hides nothing', async () => {
    const size = { width: 120, height: 150 }
    for (const [width, height] of [
      [40, 10],
      [10, 40],
      [7, 7],
    ] as const) {
      const photo = await sharp({ create: { width, height, channels: 3, background: '#0f0' } })
        .withExif({ IFD0: { Artist: 'somebody' } })
        .jpeg()
        .toBuffer()
      const picture = await paintJpeg(size, {
        behind: '<rect width="100%" height="100%" fill="#00f"/>',
        photo: { jpeg: photo, x: 10, y: 10, width: 100, height: 100, radius: 20 },
        before: leon({ x: 80, y: 110, height: 40 }),
      })
      const { format, exif, ...told } = await sharp(picture).metadata()
      expect({ format, exif, width: told.width, height: told.height }).toEqual({ format: 'jpeg', ...size })
      const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
      const pixel = (x: number, y: number) => [
        ...data.subarray((y * size.width + x) * 3, (y * size.width + x) * 3 + 3),
      ]
      expect(pixel(60, 60)[1]).toBeGreaterThan(200)
      // Round corners show what is behind.
      expect(pixel(11, 11)[2]).toBeGreaterThan(200)
    }
  })
})
