/** What reads the bands at a station beside a reader that types, which is always heard. */
export type ReaderKind = 'keyboard' | 'nfc' | 'camera'

/** As much of Web NFC as is needed here (Chrome on Android); TypeScript does not know it yet. */
export interface NfcReader extends EventTarget {
  scan(options: { signal: AbortSignal }): Promise<void>
}

/** As much of the Barcode Detection API as is needed here. */
export interface QrDetector {
  detect(image: CanvasImageSource): Promise<{ rawValue: string }[]>
}

interface Abilities {
  NDEFReader?: new () => NfcReader
  BarcodeDetector?: (new (options: {
    formats: string[]
  }) => QrDetector) & {
    getSupportedFormats(): Promise<string[]>
  }
}

const abilities = globalThis as Abilities
const QR = 'qr_code'

/** A reader of chips, where the browser has one. */
export function openNfcReader(): NfcReader | undefined {
  return abilities.NDEFReader && new abilities.NDEFReader()
}

/** A reader of QR codes, where the browser has one. */
export async function openQrDetector(): Promise<QrDetector | undefined> {
  const Detector = abilities.BarcodeDetector
  const formats = await Detector?.getSupportedFormats().catch((): string[] => [])
  return Detector && formats?.includes(QR) ? new Detector({ formats: [QR] }) : undefined
}

/** The kinds that this browser can be. */
export async function possibleReaders(): Promise<ReaderKind[]> {
  const hasNfc = abilities.NDEFReader !== undefined
  const hasQr = (await openQrDetector()) !== undefined
  return ['keyboard', ...(hasNfc ? (['nfc'] as const) : []), ...(hasQr ? (['camera'] as const) : [])]
}
