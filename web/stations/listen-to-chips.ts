import { tagIn } from '../../contract/wristbands.ts'
import { logWarning } from '../platform/log.ts'
import { reader } from '../platform/reader.ts'
import { openNfcReader } from './reader-kinds.ts'

/**
 * Hears the chips that are held to this phone, until the signal says so. A browser asks its owner once, and only where a
 * finger has touched the page: without leave it is tried again at the next touch.
 */
export async function listenToChips(signal: AbortSignal): Promise<void> {
  const chips = openNfcReader()
  if (chips === undefined) return
  chips.addEventListener('reading', (event) => {
    const { serialNumber = '' } = event as Event & { serialNumber?: string }
    reader.hear(tagIn(serialNumber))
  })
  chips.addEventListener('readingerror', () => reader.hear(undefined))
  try {
    await chips.scan({ signal })
  } catch (cause) {
    if (signal.aborted) return
    logWarning('The chips are not heard yet', cause)
    addEventListener('pointerup', () => void listenToChips(signal), { once: true, signal })
  }
}
