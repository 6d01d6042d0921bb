import type { CSSProperties } from 'react'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { AutoFitText } from '../ui/auto-fit-text.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { CountUp } from '../ui/count-up.tsx'
import { nameColors } from '../ui/name-colors.ts'
import { stageUnit } from './stage-unit.ts'

interface PersonProps {
  entry: LeaderboardEntry
  /** Widths in units of the stage, of which the canvas has 100. */
  avatar: number
  largest: number
  smallest: number
  ring?: string | undefined
}

/** Somebody on the stage: picture, handle as large as the place allows, points that count up. */
export function Person({ entry, avatar, largest, smallest, ring }: PersonProps) {
  const { timeZone } = useEvent()
  const format = useFormat(timeZone)
  const { attendee, totalPoints } = entry
  const [color] = nameColors(attendee.tiktokUsername)
  const unit = stageUnit()
  return (
    <div
      style={{ '--theirs': ring ?? color } as CSSProperties}
      className="grid w-full min-w-0 grid-cols-1 animate-pop justify-items-center gap-[.6em] text-center"
    >
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.firstName}
        imageUrl={attendee.avatarUrl}
        size={`${avatar}em`}
        ring={ring ?? color}
      />
      <p className="w-full font-extrabold">
        <AutoFitText minPx={smallest * unit} maxPx={largest * unit} className="leading-[1.2] text-(--theirs)">
          @{attendee.tiktokUsername}
        </AutoFitText>
      </p>
      <p className="text-[2.6em] font-extrabold text-points">
        <CountUp value={totalPoints} from={0} format={format.points} />
      </p>
    </div>
  )
}
