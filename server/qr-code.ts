import QRCode from 'qrcode'
import sharp from 'sharp'

/** About so many pixels wide: sharp on a wall, small in a message. */
const WIDTH = 480

/**
 * The QR code of an address with a margin of so many modules, as the data URL of a picture. Level M: read from two metres away, on a scratched kiosk screen.
 * The picture is made off the main thread, where qrcode's own would keep all taps waiting for 15 ms.
 */
export async function drawQrCode(address: string, margin = 3): Promise<string> {
  const { size, data } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules
  const modules = Buffer.from(data).map((isDark) => (isDark ? 0 : 255))
  const scale = Math.max(1, Math.floor(WIDTH / (size + 2 * margin)))
  const quiet = margin * scale
  const png = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .extend({ top: quiet, bottom: quiet, left: quiet, right: quiet, background: '#fff' })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
