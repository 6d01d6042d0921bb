import { useTranslation } from 'react-i18next'
import type { BoardState, LeaderboardEntry } from '../../contract/leaderboard.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Leon } from '../leon/leon.tsx'
import { classNames } from '../ui/class-names.ts'
import { BoardRow } from './board-row.tsx'
import { OwnPlace } from './own-place.tsx'
import { OwnPoints } from './own-points.tsx'
import { Podium } from './podium.tsx'
import type { RankMoves } from './rank-moves.ts'
import { useOwnPoints } from './use-own-points.ts'
import { useRowMoves } from './use-row-moves.ts'

/** A wall has room for so many beside the podium; who is behind looks at a phone. */
const WALL_ROWS = 7
const PODIUM_PLACES = 3
/** While the reveal has shown nobody yet, so many places are a secret. */
const SECRET_PLACES = 10

interface StandingsProps {
  entries: readonly LeaderboardEntry[]
  moves: RankMoves
  state: BoardState
  ownUsername: string | undefined
  timeZone: string
  isWall: boolean
}

/** Podium and rows; while the reveal runs, what it has not come to is a secret. */
export function Standings({ entries, moves, state, ownUsername, timeZone, isWall }: StandingsProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const secrets = state === 'revealing' ? (entries[0]?.rank ?? SECRET_PLACES + 1) - 1 : 0
  const steps = secrets > 0 ? 0 : PODIUM_PLACES
  const shown = isWall ? entries.slice(0, steps + WALL_ROWS) : entries
  const level = levelBehind(shown, entries)
  const rows = shown.slice(steps)
  const list = useRowMoves<HTMLOListElement>(rows.map(({ attendee }) => attendee.id).join())
  const own = entries.find(({ attendee }) => attendee.tiktokUsername === ownUsername)
  const hasPlace = state === 'open' || state === 'revealed'
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-5 wall:grid-cols-[44fr_56fr] wall:content-stretch wall:items-end wall:gap-[3vw] kiosk-landscape:grid-cols-[44fr_56fr] kiosk-landscape:items-start kiosk-landscape:gap-10">
      {secrets > 0 ? (
        <SecretPlaces count={secrets} />
      ) : (
        <Podium entries={shown} moves={moves} ownId={own?.attendee.id} timeZone={timeZone} isWall={isWall} />
      )}
      <div className="min-w-0">
        <ol
          ref={list}
          start={steps + 1}
          className={classNames(
            'grid grid-cols-1 gap-2 wall:gap-[.8vh]',
            // The line below the rows takes its height from them.
            level > 0 && 'wall:[&>li]:py-[.9vh]',
          )}
        >
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
        {level > 0 && (
          <p className="mt-[.6vh] text-center text-sm font-bold leading-none text-mid">
            {t('board.level', { count: level, rank: format.number(shown.at(-1)?.rank ?? 0) })}
          </p>
        )}
        {own !== undefined && !isWall && hasPlace && (
          <OwnPlace own={own} entries={entries} isFinal={state === 'revealed'} timeZone={timeZone} />
        )}
        {ownUsername !== undefined && !isWall && !hasPlace && (
          <OwnStanding username={ownUsername} timeZone={timeZone} />
        )}
      </div>
    </div>
  )
}

/** How many share the last rank shown and found no room: nobody who is level is left out without a word. */
function levelBehind(shown: readonly LeaderboardEntry[], entries: readonly LeaderboardEntry[]): number {
  const lastRank = shown.at(-1)?.rank
  return entries.slice(shown.length).filter(({ rank }) => rank === lastRank).length
}

/** The first places while the reveal has not come to them. */
function SecretPlaces({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 rounded-sheet border border-dashed border-line-ctl/60 px-5 py-8 text-center wall:h-full wall:content-center">
      <Leon state="curious" size="min(11rem, 40vw, 30dvh)" />
      <p className="max-w-[22em] font-bold text-balance">{t('board.secret', { count })}</p>
    </div>
  )
}

function OwnStanding({ username, timeZone }: { username: string; timeZone: string }) {
  const totalPoints = useOwnPoints()
  if (totalPoints === undefined) return null
  return <OwnPoints username={username} totalPoints={totalPoints} timeZone={timeZone} />
}
