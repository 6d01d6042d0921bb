import { useTranslation } from 'react-i18next'
import { installationIn, useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useSessionOwner } from '../journeys/use-session-owner.ts'
import { useStation } from '../platform/station.ts'
import { useKioskText } from '../stations/kiosk-texts.ts'
import { Card } from '../ui/card.tsx'
import { Nfc } from '../ui/icons.ts'

export { loadKioskTexts } from '../stations/kiosk-texts.ts'

/** The installation whose points the first fortune of a day brings. */
const FORTUNE_TELLER = 'fortune-teller'

/** What holding a band to this kiosk gives, and to whom it belongs at the moment. */
export function TapInvitation() {
  const { t } = useTranslation()
  const text = useKioskText()
  const { owner } = useSessionOwner()
  const points = usePointsHere()
  if (text === undefined) return null
  const isSomebody = Boolean(owner?.tiktokUsername)
  return (
    <Card tone="raised" className="flex items-center gap-4 kiosk:gap-6 kiosk:p-6">
      <Nfc aria-hidden className="size-12 shrink-0 text-link" />
      <div className="min-w-0">
        {!isSomebody && <h2 className="text-lg font-bold">{t('tap.idle.title')}</h2>}
        <p className={isSomebody ? '' : 'text-mid'}>
          {isSomebody ? text('tap.next') : text('tap.text')}
          {!isSomebody && points !== undefined && ` ${text('tap.points', { points })}`}
        </p>
      </div>
    </Card>
  )
}

/** What the first fortune of a day brings here; undefined where it brings nothing, or not at this station. */
function usePointsHere(): string | undefined {
  const event = useEvent()
  const station = useStation()
  const format = useFormat(event.timeZone)
  const teller = installationIn(event, FORTUNE_TELLER)
  const isHere = station === undefined ? event.mode === 'demo' : station.installationId === FORTUNE_TELLER
  return isHere && teller?.isActive && teller.pointValue > 0 ? format.points(teller.pointValue) : undefined
}
