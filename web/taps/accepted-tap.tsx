import { useTranslation } from 'react-i18next'
import type { TapAccepted } from '../../contract/taps.ts'
import { useFormat } from '../i18n/use-format.ts'
import { EarnedPoints } from '../points/earned-points.tsx'
import { PairingCode } from '../stations/pairing-code.tsx'
import { TrainingNote } from '../stations/training-note.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { CircleCheck } from '../ui/icons.ts'
import { NoPoints } from './no-points.tsx'
import { OwnStandingLine } from './own-standing-line.tsx'

interface AcceptedTapProps {
  answer: TapAccepted
  timeZone: string
}

/** "Welcome Back!": who tapped, what it earned, or kindly why it earned nothing and when it will again. */
export function AcceptedTap({ answer, timeZone }: AcceptedTapProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const { attendee, interaction, totalPoints, isTraining } = answer
  return (
    <>
      <p className="flex items-center gap-3 text-2xl font-extrabold leading-tight sm:text-3xl kiosk:text-4xl kiosk-landscape:text-3xl">
        <CircleCheck aria-hidden className="size-[1.1em] shrink-0" />
        {t('tap.success')}
      </p>
      <div className="flex max-w-full items-center gap-4 text-start">
        <Avatar
          name={attendee.tiktokUsername}
          realName={attendee.firstName}
          imageUrl={attendee.avatarUrl}
          size="clamp(5rem, 13vmin, 9rem)"
          ring="var(--color-ink-1000)"
        />
        <div className="min-w-0">
          <p className="text-2xl font-bold leading-tight [overflow-wrap:anywhere] kiosk:text-3xl">
            @{attendee.tiktokUsername}
          </p>
          <p className="text-lg">{attendee.attendeeName}</p>
        </div>
      </div>
      {interaction.pointsAwarded > 0 ? (
        <p className="text-2xl font-extrabold leading-tight sm:text-3xl kiosk:text-4xl kiosk-landscape:text-3xl">
          <EarnedPoints points={interaction.pointsAwarded} />
        </p>
      ) : (
        <NoPoints interaction={interaction} timeZone={timeZone} />
      )}
      <p className="text-lg font-semibold">{t('tap.total', { points: format.points(totalPoints) })}</p>
      {!isTraining && <OwnStandingLine interactionId={interaction.id} timeZone={timeZone} />}
      {isTraining ? <TrainingNote /> : <PairingCode source={{ interactionId: interaction.id }} />}
    </>
  )
}
