import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Station } from '../../contract/stations.ts'
import { hasReaderOfItsOwn } from '../platform/surface.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { listenToNfc } from './listen-to-nfc.ts'
import { QrReader } from './qr-reader.tsx'

/** Where the camera takes photos, it reads no codes. */
const BOOTH = /^\/gift-aura\/?$/

/** What reads bands at this station beside a reader that types: the chip reader of a phone, or the camera. */
export function OtherReaders({ surface }: Pick<Station, 'surface'>) {
  const kind = useRemembered('reader')
  const { pathname } = useLocation()
  useEffect(() => {
    if (kind !== 'nfc') return
    const left = new AbortController()
    void listenToNfc(left.signal)
    return () => left.abort()
  }, [kind])
  if (kind !== 'camera' || !hasReaderOfItsOwn(pathname) || BOOTH.test(pathname)) return null
  // Staff hold a phone before the bands of others; whoever stands at a kiosk holds their own to it.
  return <QrReader facing={surface === 'phone' ? 'environment' : 'user'} />
}
