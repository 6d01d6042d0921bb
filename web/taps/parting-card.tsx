import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/use-format.ts'
import { PairingCode } from '../stations/pairing-code.tsx'
import { Card } from '../ui/card.tsx'
import { OwnStandingLine } from './own-standing-line.tsx'
import type { Parting } from './tap-station.ts'

/** What stays of a greeting for a while: whose it was, total, place and next prize, and the code for their phone. */
export function PartingCard({ parting, timeZone }: { parting: Parting; timeZone: string }) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const { attendee, interaction, totalPoints } = parting.answer
  return (
    <Card
      tone="raised"
      className="mx-auto flex w-full max-w-3xl animate-enter flex-wrap items-center justify-center gap-x-8 gap-y-4 kiosk:gap-x-12"
    >
      <div className="min-w-0">
        <p className="text-xl font-bold [overflow-wrap:anywhere]">@{attendee.tiktokUsername}</p>
        <p className="text-lg text-mid">{t('tap.total', { points: format.points(totalPoints) })}</p>
        <OwnStandingLine interactionId={interaction.id} timeZone={timeZone} />
      </div>
      <PairingCode source={{ interactionId: interaction.id }} />
    </Card>
  )
}
