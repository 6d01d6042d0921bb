import { tagIn } from '../../contract/wristbands.ts'
import { logWarning } from '../platform/log.ts'
import { reader } from '../platform/reader.ts'
import { openNfcReader } from './reader-kinds.ts'

/**
 * Receives the NFC tags that are held to this phone, until the signal says so. A browser asks its owner once, and only where a
 * finger has touched the page: without leave it is tried again at the next touch.
 */
export async function listenToNfc(signal: AbortSignal): Promise<void> {
  const nfc = openNfcReader()
  if (nfc === undefined) return
  nfc.addEventListener('reading', (event) => {
    const { serialNumber = '' } = event as Event & { serialNumber?: string }
    reader.receive(tagIn(serialNumber))
  })
  nfc.addEventListener('readingerror', () => reader.receive(undefined))
  try {
    await nfc.scan({ signal })
  } catch (cause) {
    if (signal.aborted) return
    logWarning('NFC tags are not read yet', cause)
    addEventListener('pointerup', () => void listenToNfc(signal), { once: true, signal })
  }
}
