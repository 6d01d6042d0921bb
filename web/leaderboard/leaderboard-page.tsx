import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { useSessionOwner } from '../journeys/use-session-owner.ts'
import { Leon } from '../leon/leon.tsx'
import { usePixelShift } from '../platform/use-pixel-shift.ts'
import { useSurface } from '../platform/use-surface.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BoardHeader } from './board-header.tsx'
import { BoardNotice } from './board-notice.tsx'
import { Standings } from './standings.tsx'
import { useBoard } from './use-board.ts'

/** The live ranking, on a phone, on a kiosk and on a wall. */
export function LeaderboardPage() {
  const { t } = useTranslation()
  const { timeZone } = useEvent()
  const surface = useSurface()
  const isWall = surface === 'wall'
  const { owner } = useSessionOwner()
  const { entries, state, frozenAt, moves, isAway, readAt, retry } = useBoard()
  const shift = usePixelShift(isWall)
  return (
    <PageShell isFull={isWall}>
      <div ref={shift} className="flex flex-1 flex-col wall:px-[5vw] wall:py-[4vh]">
        <BoardHeader
          isAway={isAway}
          state={state}
          frozenAt={frozenAt}
          readAt={readAt}
          timeZone={timeZone}
          isWall={isWall}
        />
        {state !== 'open' && !isWall && <BoardNotice state={state} frozenAt={frozenAt} timeZone={timeZone} />}
        {entries === undefined && !isAway && (
          <Skeleton label={t('app.loading')} lines={10} className="h-14" />
        )}
        {entries === undefined && isAway && !isWall && (
          <ErrorState
            title={t('tap.connection')}
            description={t('errors.unavailable')}
            retryLabel={t('app.retry')}
            onRetry={retry}
          />
        )}
        {/* Nobody reaches a wall: it tries again by itself. */}
        {entries === undefined && isAway && isWall && <Quiet title={t('app.reconnecting')} />}
        {entries?.length === 0 && state !== 'revealing' && <Quiet title={t('board.empty')} />}
        {entries !== undefined && (entries.length > 0 || state === 'revealing') && (
          <Standings
            entries={entries}
            moves={moves}
            state={state}
            ownUsername={owner?.tiktokUsername ?? undefined}
            timeZone={timeZone}
            isWall={isWall}
          />
        )}
      </div>
    </PageShell>
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
