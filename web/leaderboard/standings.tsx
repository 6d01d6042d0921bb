import { useTranslation } from 'react-i18next'
import type { BoardState, LeaderboardEntry } from '../../contract/leaderboard.ts'
import { Leon } from '../leon/leon.tsx'
import { BoardRow } from './board-row.tsx'
import { OwnPlace } from './own-place.tsx'
import { OwnPoints } from './own-points.tsx'
import { Podium } from './podium.tsx'
import type { RankMoves } from './rank-moves.ts'
import { secretPlaces } from './secret-places.ts'
import { useOwnPoints } from './use-own-points.ts'
import { useRowMoves } from './use-row-moves.ts'

const PODIUM_PLACES = 3

interface StandingsProps {
  entries: readonly LeaderboardEntry[]
  moves: RankMoves
  state: BoardState
  ownUsername: string | undefined
  timeZone: string
}

/** Podium and rows; while the reveal runs, what it has not come to is a secret. */
export function Standings({ entries, moves, state, ownUsername, timeZone }: StandingsProps) {
  const secrets = secretPlaces(state, entries)
  const steps = secrets > 0 ? 0 : PODIUM_PLACES
  const rows = entries.slice(steps)
  const list = useRowMoves<HTMLOListElement>(rows.map(({ attendee }) => attendee.id).join())
  const own = entries.find(({ attendee }) => attendee.tiktokUsername === ownUsername)
  const hasPlace = state === 'open' || state === 'revealed'
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-5 kiosk-landscape:grid-cols-[44fr_56fr] kiosk-landscape:items-start kiosk-landscape:gap-10">
      {secrets > 0 ? (
        <SecretPlaces count={secrets} />
      ) : (
        <Podium entries={entries} moves={moves} ownId={own?.attendee.id} timeZone={timeZone} />
      )}
      <div className="min-w-0">
        <ol ref={list} start={steps + 1} className="grid grid-cols-1 gap-2">
          {rows.map((entry) => (
            <BoardRow
              key={entry.attendee.id}
              entry={entry}
              move={moves.get(entry.attendee.id)}
              isOwn={entry === own}
              timeZone={timeZone}
            />
          ))}
        </ol>
        {own !== undefined && hasPlace && (
          <OwnPlace own={own} entries={entries} isFinal={state === 'revealed'} timeZone={timeZone} />
        )}
        {ownUsername !== undefined && !hasPlace && <OwnStanding username={ownUsername} timeZone={timeZone} />}
      </div>
    </div>
  )
}

/** The first places while the reveal has not come to them. */
function SecretPlaces({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 rounded-sheet border border-dashed border-line-ctl/60 px-5 py-8 text-center">
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
