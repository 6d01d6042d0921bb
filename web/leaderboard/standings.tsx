import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import { BoardRow } from './board-row.tsx'
import { OwnPlace } from './own-place.tsx'
import { Podium } from './podium.tsx'
import type { RankMoves } from './rank-moves.ts'
import { useRowMoves } from './use-row-moves.ts'

/** A wall has room for ten; who is eleventh looks at a phone. */
const WALL_PLACES = 10
const PODIUM_PLACES = 3

interface StandingsProps {
  entries: readonly LeaderboardEntry[]
  moves: RankMoves
  ownUsername: string | undefined
  timeZone: string
  isWall: boolean
}

/** Podium and rows. */
export function Standings({ entries, moves, ownUsername, timeZone, isWall }: StandingsProps) {
  const shown = isWall ? entries.slice(0, WALL_PLACES) : entries
  const rows = shown.slice(PODIUM_PLACES)
  const list = useRowMoves<HTMLOListElement>(rows.map(({ attendee }) => attendee.id).join())
  const own = entries.find(({ attendee }) => attendee.tiktokUsername === ownUsername)
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-5 wall:grid-cols-[44fr_56fr] wall:content-stretch wall:items-end wall:gap-[3vw] kiosk-landscape:grid-cols-[44fr_56fr] kiosk-landscape:items-start kiosk-landscape:gap-10">
      <Podium entries={shown} moves={moves} ownId={own?.attendee.id} timeZone={timeZone} isWall={isWall} />
      <div className="min-w-0">
        <ol ref={list} start={PODIUM_PLACES + 1} className="grid grid-cols-1 gap-2 wall:gap-[.8vh]">
          {rows.map((entry) => (
            <BoardRow
              key={entry.attendee.id}
              entry={entry}
              move={moves.get(entry.attendee.id)}
              isOwn={entry === own}
              timeZone={timeZone}
              isWall={isWall}
            />
          ))}
        </ol>
        {own !== undefined && !isWall && <OwnPlace own={own} entries={entries} timeZone={timeZone} />}
      </div>
    </div>
  )
}
