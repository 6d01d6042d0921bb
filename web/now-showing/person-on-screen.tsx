import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Showing } from '../../contract/now-showing.ts'
import { useSurface } from '../platform/use-surface.ts'
import { EarnedPoints } from '../points/earned-points.tsx'
import { AutoFitText } from '../ui/auto-fit-text.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { nameColors } from '../ui/name-colors.ts'
import { wallScale } from './wall-scale.ts'

// Unbounded is wide: a handle longer than this would fall below what can be read across the field.
const LONGEST_DISPLAY_HANDLE = 14

/** A real name is written at most this much of the handle's size: the handle is what everybody looks for. */
const NAME_BY_HANDLE = 0.6

/** One person, as large as the screen allows, in colours that are theirs. */
export function PersonOnScreen({ showing }: { showing: Showing }) {
  const { t } = useTranslation()
  const isWall = useSurface() === 'wall'
  const { attendee, pointsAwarded } = showing
  const handle = `@${attendee.tiktokUsername}`
  const [from] = nameColors(attendee.tiktokUsername)
  const scale = isWall ? wallScale() : 1
  const [least, most] = isWall ? [72, 200] : [26, 64]
  const [handlePx, setHandlePx] = useState(least * scale)
  const namePx = Math.round(handlePx * NAME_BY_HANDLE)
  return (
    <article
      style={{ '--theirs': from } as CSSProperties}
      className="grid animate-pop items-center justify-items-center gap-6 text-center wall:grid-cols-[35fr_65fr] wall:gap-[4vw] wall:text-start"
    >
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.firstName}
        imageUrl={attendee.avatarUrl}
        size={isWall ? 'min(29vw, 52vh)' : 'min(56vw, 40dvh, 20rem)'}
        ring={from}
      />
      <div className="grid w-full min-w-0 gap-2 wall:gap-4">
        <h1
          className={
            handle.length > LONGEST_DISPLAY_HANDLE ? 'font-extrabold' : 'font-display font-extrabold'
          }
        >
          <AutoFitText
            minPx={least * scale}
            maxPx={most * scale}
            onFit={setHandlePx}
            className="leading-[1.2] text-(--theirs)"
          >
            {handle}
          </AutoFitText>
        </h1>
        <p className="font-semibold">
          <AutoFitText minPx={namePx / 2} maxPx={namePx} className="leading-[1.2]">
            {attendee.attendeeName}
          </AutoFitText>
        </p>
        <p className="text-xl font-extrabold leading-tight text-points wall:text-2xl">
          {pointsAwarded > 0 ? <EarnedPoints points={pointsAwarded} /> : t('showing.again')}
        </p>
      </div>
    </article>
  )
}
