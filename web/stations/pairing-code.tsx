import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PAIRING_CODE_SECONDS } from '../../contract/phones.ts'
import { useEvent } from '../event/use-event.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { Button } from '../ui/button.tsx'
import { CountdownFrame } from '../ui/countdown-frame.tsx'
import { Smartphone } from '../ui/icons.ts'
import { part } from '../ui/part.ts'
import { type PairingSource, usePairingCode } from './use-pairing-code.ts'

const ErasureQuestion = part(async () => (await import('./erasure-question.tsx')).ErasureQuestion)

/**
 * "Take it to your phone": the code that the phone of whoever has just tapped scans within a minute. A device that plays
 * the station itself, as in the demo, cannot scan its own screen and has a button. Without a code there is nothing to
 * see: the tap counts all the same.
 */
export function PairingCode({ source }: { source: PairingSource }) {
  const surface = useSurface()
  const { mode } = useEvent()
  const { data, dataUpdatedAt } = usePairingCode(source)
  const leftMs = useTimeLeft(dataUpdatedAt)
  if (data === undefined || leftMs <= 0) return null
  if (data.isErasureAsked) {
    return (
      <Suspense>
        <ErasureQuestion source={source} />
      </Suspense>
    )
  }
  const isHandheld = !isShared(surface) || surface === 'tablet-kiosk'
  const here = mode === 'demo' && isHandheld && <PairHere url={data.url} />
  if (surface === 'phone') return here
  return (
    <PairingQr qrCodeDataUrl={data.qrCodeDataUrl} leftMs={leftMs}>
      {here}
    </PairingQr>
  )
}

/** For how long a code that came at a moment was good when it began to be shown here; 0 once it is not any more. */
function useTimeLeft(cameAt: number): number {
  const [left, setLeft] = useState({ cameAt, ms: leftOf(cameAt) })
  if (left.cameAt !== cameAt) setLeft({ cameAt, ms: leftOf(cameAt) })
  useEffect(() => {
    if (left.ms <= 0) return
    const timer = setTimeout(() => setLeft({ cameAt: left.cameAt, ms: 0 }), left.ms)
    return () => clearTimeout(timer)
  }, [left])
  return left.ms
}

function leftOf(cameAt: number): number {
  return Math.max(0, cameAt + PAIRING_CODE_SECONDS * 1000 - Date.now())
}

interface PairingQrProps {
  qrCodeDataUrl: string
  leftMs: number
  children: ReactNode
}

function PairingQr({ qrCodeDataUrl, leftMs, children }: PairingQrProps) {
  const { t } = useTranslation()
  return (
    <div className="flex animate-fade items-center gap-4 text-start kiosk:gap-8 kiosk-landscape:col-start-2! kiosk-landscape:row-span-4 kiosk-landscape:row-start-1 kiosk-landscape:w-[15rem] kiosk-landscape:flex-col kiosk-landscape:justify-center kiosk-landscape:gap-4 kiosk-landscape:text-center">
      <CountdownFrame durationMs={leftMs}>
        <img
          src={qrCodeDataUrl}
          alt={t('claim.image')}
          className="size-28 rounded-lg bg-white [image-rendering:pixelated] kiosk:size-52 kiosk-landscape:size-44"
        />
      </CountdownFrame>
      <div className="grid max-w-[18rem] justify-items-start gap-1 kiosk:max-w-[24rem]">
        <p className="text-xl font-extrabold leading-tight kiosk:text-3xl kiosk-landscape:w-full kiosk-landscape:text-xl">
          {t('claim.offer')}
        </p>
        <p className="text-sm font-semibold kiosk:text-lg kiosk-landscape:text-base">
          {t('claim.offerText')}
        </p>
        {children}
      </div>
    </div>
  )
}

function PairHere({ url }: { url: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Button
      className="mt-1 animate-fade"
      // A phone may have come by another address than the public one: it stays where it is.
      onClick={() => void navigate(new URL(url).pathname)}
    >
      <Smartphone aria-hidden className="size-[1.1em]" />
      {t('claim.mine')}
    </Button>
  )
}
