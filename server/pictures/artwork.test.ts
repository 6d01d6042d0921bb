import sharp from 'sharp'
import { expect, it } from 'vitest'
import { brandLine, guideFigure, inColours } from './artwork.ts'

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .png()
    .toBuffer()
const at = { x: 100, y: 200, height: 60 }
const style = { font: 'text', size: 30, weight: 700, fill: '#fff', maxWidth: 500 } as const

it('an event without its own looks as the product does', () => {
  const own = { colours: {} }
  expect(inColours('fill="#FF4FA3" stroke="#3ce4ff"', own)).toBe('fill="#FF4FA3" stroke="#3ce4ff"')
  expect(brandLine('Harbour Lights', own, at, style).svg).not.toContain('<image')
  expect(guideFigure({ x: 0, y: 0, height: 100 }, own)).not.toContain('<image')
})

it('colours, mascot and logo take the places of those of the product', async () => {
  const art = { colours: { '#FF4FA3': '#e05a00' }, mascot: await png(70, 90), logo: await png(300, 60) }
  expect(inColours('#ff4fa3 #FF4FA380 #123456', art)).toBe('#e05a00 #FF4FA380 #123456')
  expect(guideFigure({ x: 0, y: 0, height: 344 }, art)).toMatch(
    /^<image x="0" y="0" width="320" height="344"/,
  )
  const alone = brandLine('Harbour Lights', art, at, style)
  expect(alone.svg).toMatch(/^<image [^>]*\/>$/)
  expect(alone.width).toBe(300)
  const beside = brandLine('Harbour Lights', { ...art, logo: await png(60, 60) }, at, {
    ...style,
    anchor: 'end',
  })
  expect(beside.svg).toContain('<image')
  expect(beside.svg).toContain('<path')
  expect(beside.width).toBeGreaterThan(60)
})
