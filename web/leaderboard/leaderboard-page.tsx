import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { useSessionOwner } from '../journeys/use-session-owner.ts'
import { Leon } from '../leon/leon.tsx'
import { useSurface } from '../platform/use-surface.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { part } from '../ui/part.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { BoardHeader } from './board-header.tsx'
import { BoardNotice } from './board-notice.tsx'
import { Standings } from './standings.tsx'
import { useBoard } from './use-board.ts'

const WallBoard = part(async () => (await import('./wall/wall-board.tsx')).WallBoard)

/** The live ranking, on a phone, on a kiosk and on a wall. */
export function LeaderboardPage() {
  const { timeZone } = useEvent()
  const isWall = useSurface() === 'wall'
  const board = useBoard()
  return (
    <PageShell isFull={isWall}>
      {isWall ? (
        <Suspense>
          <WallBoard board={board} timeZone={timeZone} />
        </Suspense>
      ) : (
        <Board board={board} timeZone={timeZone} />
      )}
    </PageShell>
  )
}

interface BoardProps {
  board: ReturnType<typeof useBoard>
  timeZone: string
}

/** The ranking where somebody stands before it, and may be in it. */
function Board({ board, timeZone }: BoardProps) {
  const { t } = useTranslation()
  const { owner } = useSessionOwner()
  const { entries, state, frozenAt, moves, isAway, readAt, retry } = board
  return (
    <div className="flex flex-1 flex-col">
      <BoardHeader isAway={isAway} isOpen={state === 'open'} readAt={readAt} timeZone={timeZone} />
      {state !== 'open' && <BoardNotice state={state} frozenAt={frozenAt} timeZone={timeZone} />}
      {entries === undefined && !isAway && <Skeleton label={t('app.loading')} lines={10} className="h-14" />}
      {entries === undefined && isAway && <NotLoaded title={t('tap.connection')} onRetry={retry} />}
      {entries?.length === 0 && state !== 'revealing' && <Quiet title={t('board.empty')} />}
      {entries !== undefined && (entries.length > 0 || state === 'revealing') && (
        <Standings
          entries={entries}
          moves={moves}
          state={state}
          ownUsername={owner?.tiktokUsername ?? undefined}
          timeZone={timeZone}
        />
      )}
    </div>
  )
}

/** Nothing to rank: Leon sleeps in the middle of the screen. */
function Quiet({ title }: { title: string }) {
  return (
    <div className="grid flex-1 place-content-center">
      <EmptyState picture={<Leon state="sleepy" size="min(22rem, 55vw, 45dvh)" />} title={title} />
    </div>
  )
}
