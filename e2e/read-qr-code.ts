import type { Locator } from '@playwright/test'
import { create } from 'qrcode'
import sharp from 'sharp'

/** Modules of white around every QR code of the server's. */
const MARGIN = 3

/** Whether the QR code that is seen on a screen says this, module by module, as a camera would see it. */
export async function showsQrCode(image: Locator, text: string): Promise<boolean> {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { data, info } = await sharp(await image.screenshot({ animations: 'disabled' }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = modules.size + 2 * MARGIN
  const isDark = (row: number, column: number) => {
    const [y, x] = [row, column].map((nth) => Math.floor(((nth + MARGIN + 0.5) / size) * info.width))
    return (data[((y ?? 0) * info.width + (x ?? 0)) * info.channels] ?? 0) < 128
  }
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (isDark(row, column) !== (modules.get(row, column) === 1)) return false
    }
  }
  return true
}
