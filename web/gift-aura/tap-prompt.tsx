import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Leon } from '../leon/leon.tsx'
import { Button } from '../ui/button.tsx'
import { Camera, Nfc } from '../ui/icons.ts'
import { PointsPill } from '../ui/points-pill.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { BoothNotice } from './booth-notice.tsx'

interface TapPromptProps {
  points: number
  isChecking: boolean
  isHoldingStill: boolean
  /** An installation that the crew switched off says so before anybody taps. */
  isOpen: boolean
}

/** The booth without a visitor: it asks for a band, and says so again to whoever presses on without one. */
export function TapPrompt({ points, isChecking, isHoldingStill, isOpen }: TapPromptProps) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const [presses, setPresses] = useState(0)
  return (
    <div className="grid flex-1 content-center justify-items-center gap-5 text-center kiosk:gap-10 kiosk-landscape:grid-cols-2 kiosk-landscape:items-center">
      <Leon
        state={isOpen ? (isChecking ? 'listening' : 'idle') : 'sleepy'}
        wristband={isChecking || !isOpen ? 'worn' : 'tapping'}
        size="min(20rem, 56vw, 34dvh)"
      />
      <div className="grid justify-items-center gap-5 kiosk:gap-9 kiosk-landscape:gap-5">
        <div className="grid gap-2" role="status">
          <h2 className="font-display text-2xl sm:text-4xl kiosk-landscape:text-3xl">
            {t('tap.idle.title')}
          </h2>
          <p className="flex min-h-7 items-center justify-center gap-3 text-lg text-mid">
            {isChecking && <Spinner delayMs={100} />}
            {isChecking
              ? t('tap.sending')
              : t(isOpen ? (isHoldingStill ? 'tap.holdStill' : 'giftAura.invite') : 'tap.closed')}
          </p>
        </div>
        <PointsPill size="md">{t('giftAura.earn', { points: format.label(points) })}</PointsPill>
        <Button size="lg" className="kiosk:min-h-[120px] kiosk:px-14" onClick={() => setPresses(presses + 1)}>
          <Camera aria-hidden />
          {t('giftAura.takePhoto')}
        </Button>
        {presses > 0 && !isChecking && (
          <div className="max-w-xl kiosk:max-w-none">
            <BoothNotice
              key={presses}
              tone="warning"
              icon={<Nfc aria-hidden />}
              title={t('giftAura.needBand')}
            />
          </div>
        )}
      </div>
    </div>
  )
}
