import { type CSSProperties, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaderboardEntry } from '../../../contract/leaderboard.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { RollingNumber } from '../../points/rolling-number.tsx'
import { AutoFitText } from '../../ui/auto-fit-text.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { rankColor } from '../rank-color.ts'
import { RankMove } from '../rank-move.tsx'
import type { RankMoves } from '../rank-moves.ts'
import { remPx } from './rem-px.ts'

/** Read at five metres (experience, "Type"); a longer name is as large as its line allows. */
const LARGEST_REM = 8.75
/** Letters with marks above or below them are higher: what is drawn stays within the line. */
const LARGEST_MARKED_REM = 7
const WITHOUT_MARKS =
  /^[ -~\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]+$/u
/** A name that would be smaller breaks into lines. No name of the pages below is as large. */
const SMALLEST_REM = 3

/** Small letters, most of them low in their line. */
const BASIC_LATIN = /^[ -~]+$/

interface WallFirstProps {
  entries: readonly LeaderboardEntry[]
  moves: RankMoves
  timeZone: string
}

/** The first three, one below the other, each with a whole line of the wall for the name. */
export function WallFirst({ entries, moves, timeZone }: WallFirstProps) {
  return (
    <ol className="grid grid-cols-1 gap-[.55rem]">
      {entries.map((entry) => (
        <First
          key={entry.attendee.id}
          entry={entry}
          move={moves.get(entry.attendee.id)}
          timeZone={timeZone}
        />
      ))}
    </ol>
  )
}

interface FirstProps {
  entry: LeaderboardEntry
  move: number | undefined
  timeZone: string
}

function First({ entry: { rank, attendee, totalPoints }, move, timeZone }: FirstProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const rem = useRef(remPx()).current
  return (
    <li
      style={{ '--rank': rankColor(rank) ?? 'var(--color-line)' } as CSSProperties}
      className="wall-first flex h-[9.75rem] animate-enter items-center gap-[1.5rem] rounded-card border-2 pe-[1.75rem] leading-none"
    >
      <span className="tnum w-[6.5rem] shrink-0 text-center font-display text-[5rem] font-extrabold text-(--rank)">
        <span className="sr-only">{t('board.rank', { rank: format.number(rank) })}</span>
        <span aria-hidden>{format.number(rank)}</span>
      </span>
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.firstName}
        imageUrl={attendee.avatarUrl}
        ring={rankColor(rank)}
        size="8rem"
      />
      <span className="min-w-0 flex-1 font-extrabold" data-place={rank}>
        <AutoFitText
          minPx={SMALLEST_REM * rem}
          maxPx={(WITHOUT_MARKS.test(attendee.tiktokUsername) ? LARGEST_REM : LARGEST_MARKED_REM) * rem}
          maxHeightPx={9.5 * rem}
          className={
            BASIC_LATIN.test(attendee.tiktokUsername) ? 'wall-name leading-[1.08]' : 'leading-[1.08]'
          }
        >
          @{attendee.tiktokUsername}
        </AutoFitText>
      </span>
      <span className="grid shrink-0 justify-items-end gap-[.5rem]">
        <span className="tnum text-[4.5rem] font-extrabold text-points">
          <RollingNumber value={totalPoints} format={format.number} />
        </span>
        <RankMove places={move} />
      </span>
    </li>
  )
}
