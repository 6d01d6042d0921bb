import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaderboardEntry } from '../../../contract/leaderboard.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { RollingNumber } from '../../points/rolling-number.tsx'
import { AutoFitText } from '../../ui/auto-fit-text.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { RankMove } from '../rank-move.tsx'
import type { RankMoves } from '../rank-moves.ts'
import { remPx } from './rem-px.ts'
import { pagesOf } from './wall-pages.ts'

/** Long enough to find oneself among ten; the first page, which most look for, stays longer (milliseconds). */
const PAGE_MS = 8_000
const FIRST_PAGE_MS = 14_000

/** Height of the list on a wall in rem, and of the gaps between its rows. */
const HEIGHT_REM = 21
const GAP_REM = 0.4
/** Names are at most this large, in rem: smaller than those of the first three. */
const LARGEST_REM = 2.75
const COLUMNS = 2

interface WallListProps {
  /** The places below the first three. */
  entries: readonly LeaderboardEntry[]
  moves: RankMoves
  timeZone: string
}

/** Everybody else, a page at a time, all of those who share a rank on one page. */
export function WallList({ entries, moves, timeZone }: WallListProps) {
  const pages = pagesOf(entries)
  const index = usePage(pages.length)
  const page = pages[index] ?? []
  const rows = Math.max(3, Math.ceil(page.length / COLUMNS))
  const height = (HEIGHT_REM - (rows - 1) * GAP_REM) / rows
  return (
    <ol
      key={index}
      start={page[0]?.rank}
      className="grid min-w-0 flex-1 animate-fade grid-flow-col grid-cols-2 gap-x-[1.25rem]"
      style={{ gridTemplateRows: `repeat(${rows}, ${height}rem)`, rowGap: `${GAP_REM}rem` }}
    >
      {page.map((entry) => (
        <Row
          key={entry.attendee.id}
          entry={entry}
          move={moves.get(entry.attendee.id)}
          height={height}
          timeZone={timeZone}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  entry: LeaderboardEntry
  move: number | undefined
  /** In rem. */
  height: number
  timeZone: string
}

function Row({ entry: { rank, attendee, totalPoints }, move, height, timeZone }: RowProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const largest = Math.min(LARGEST_REM, height * 0.62)
  return (
    <li
      className="flex min-w-0 items-center gap-[.9rem] rounded-control border border-line/40 bg-surface px-[.9rem] leading-none"
      style={{ fontSize: `${largest}rem` }}
    >
      <span className="tnum w-[1.9em] shrink-0 text-center font-display font-extrabold text-low">
        <span className="sr-only">{t('board.rank', { rank: format.number(rank) })}</span>
        <span aria-hidden>{format.number(rank)}</span>
      </span>
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.firstName}
        imageUrl={attendee.avatarUrl}
        size={`${height * 0.76}rem`}
      />
      <span className="min-w-0 flex-1 font-bold" data-place={rank}>
        <AutoFitText
          minPx={height * 0.4 * remPx()}
          maxPx={largest * remPx()}
          maxHeightPx={height * 0.96 * remPx()}
          className="leading-[1.12]"
        >
          @{attendee.tiktokUsername}
        </AutoFitText>
      </span>
      <RankMove places={move} />
      <span className="tnum shrink-0 font-extrabold text-points">
        <RollingNumber value={totalPoints} format={format.number} />
      </span>
    </li>
  )
}

/** Which page is shown: the next one when its time is over, and the first after the last. */
function usePage(count: number): number {
  const [page, setPage] = useState(0)
  const index = count === 0 ? 0 : page % count
  useEffect(() => {
    if (count < 2) return
    const timer = setTimeout(() => setPage((index + 1) % count), index === 0 ? FIRST_PAGE_MS : PAGE_MS)
    return () => clearTimeout(timer)
  }, [index, count])
  return index
}
