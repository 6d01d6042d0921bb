import { useTranslation } from 'react-i18next'
import type { RevealedRank } from '../../contract/finale.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { AutoFitText } from '../ui/auto-fit-text.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { CountUp } from '../ui/count-up.tsx'
import { stageUnit } from './stage-unit.ts'

/** More than so many would be too small to read: the others are told as a number, and the board names them all. */
const MOST_NAMED = 12

/** A crowd on one rank: the points once, for all have the same, and everybody's name as large as the place allows. */
export function LevelPeople({ people, count }: RevealedRank) {
  const { t } = useTranslation()
  const { timeZone } = useEvent()
  const format = useFormat(timeZone)
  const named = people.slice(0, MOST_NAMED)
  const rest = count - named.length
  const rows = Math.ceil(named.length / 2)
  // As many rows as there are share the height that is left on the stage.
  const avatar = Math.min(7, 24 / rows)
  const unit = stageUnit()
  return (
    <>
      <p className="text-[2.6em] font-extrabold text-points">
        <CountUp value={people[0]?.totalPoints ?? 0} from={0} format={format.points} />
      </p>
      <ul className="grid w-full grid-cols-2 gap-x-[2.5em] gap-y-[1em] text-start">
        {named.map(({ attendee }) => (
          <li key={attendee.id} className="flex min-w-0 animate-pop items-center gap-[1em]">
            <Avatar
              name={attendee.tiktokUsername}
              realName={attendee.firstName}
              imageUrl={attendee.avatarUrl}
              size={`${avatar}em`}
            />
            <span className="min-w-0 flex-1 font-extrabold">
              <AutoFitText
                minPx={1.1 * unit}
                maxPx={Math.min(3.2, avatar * 0.6) * unit}
                className="leading-[1.3]"
              >
                @{attendee.tiktokUsername}
              </AutoFitText>
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-[2em] font-bold text-mid">{t('finale.more', { count: rest })}</p>}
    </>
  )
}
