import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Showing } from '../../contract/now-showing.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useSurface } from '../platform/use-surface.ts'
import { AutoFitText } from '../ui/auto-fit-text.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import { nameColors } from '../ui/name-colors.ts'
import { wallScale } from './wall-scale.ts'

/** More than so many stand in three columns. */
const FILLS_TWO_COLUMNS = 4

/** Several people who tapped in a rush: everybody finds themselves, nobody waits long. */
export function PeopleOnScreen({ people }: { people: readonly Showing[] }) {
  const { t } = useTranslation()
  const isThreeWide = people.length > FILLS_TWO_COLUMNS
  return (
    <div className="grid content-center">
      <h1 className="sr-only">{t('hub.now-showing.title')}</h1>
      <ul
        className={classNames(
          'grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2 wall:gap-x-[2.5vw] wall:gap-y-[5vh]',
          isThreeWide && 'wall:grid-cols-3',
        )}
      >
        {people.map((showing) => (
          <OneOfMany key={showing.id} showing={showing} isLarge={!isThreeWide} />
        ))}
      </ul>
    </div>
  )
}

function OneOfMany({ showing, isLarge }: { showing: Showing; isLarge: boolean }) {
  const { t } = useTranslation()
  const { timeZone } = useEvent()
  const format = useFormat(timeZone)
  const isWall = useSurface() === 'wall'
  const { attendee, pointsAwarded } = showing
  const [from] = nameColors(attendee.tiktokUsername)
  const scale = isWall ? wallScale() : 1
  const most = isLarge ? 110 : 72
  const points = pointsAwarded > 0 ? `+${format.points(pointsAwarded)}` : t('showing.again')
  return (
    <li
      style={{ '--theirs': from } as CSSProperties}
      className="flex min-w-0 animate-pop items-center gap-4 wall:gap-[1.2vw]"
    >
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.firstName}
        imageUrl={attendee.avatarUrl}
        size={isWall ? (isLarge ? 'min(14vw, 25vh)' : 'min(8.5vw, 15vh)') : '3.5rem'}
        ring={from}
      />
      <div className="min-w-0 flex-1">
        <h2 className="font-extrabold">
          <AutoFitText
            minPx={(isWall ? 28 : 14) * scale}
            maxPx={(isWall ? most : 28) * scale}
            className="leading-[1.2] text-(--theirs)"
          >
            @{attendee.tiktokUsername}
          </AutoFitText>
        </h2>
        <p className="tnum font-extrabold text-points">
          {isWall ? (
            <AutoFitText minPx={20 * scale} maxPx={52 * scale} className="leading-[1.3]">
              {points}
            </AutoFitText>
          ) : (
            points
          )}
        </p>
      </div>
    </li>
  )
}
