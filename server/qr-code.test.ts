import { create } from 'qrcode'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawQrCode } from './qr-code.ts'

it.each([3, 4])('a QR code with a margin of %i shows every module', async (margin) => {
  const address = `https://companion.example/fortune-teller/journey/${'0123456789abcdef'.repeat(2)}`
  const url = await drawQrCode(address, margin)
  const png = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64')
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const scale = info.width / (modules.size + 2 * margin)
  expect([info.width, scale]).toEqual([info.height, Math.round(scale)])
  const seen = Array.from({ length: info.width ** 2 }, (_, at) => {
    const [row = 0, column = 0] = [Math.floor(at / info.width), at % info.width].map(
      (pixel) => Math.floor(pixel / scale) - margin,
    )
    const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size
    return data[at] === (isInside && modules.get(row, column) === 1 ? 0 : 255)
  })
  expect(seen.every(Boolean)).toBe(true)
})
