import { useTranslation } from 'react-i18next'
import type { Showing } from '../../contract/now-showing.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { CircleAlert, RefreshCw, WifiOff } from '../ui/icons.ts'

/** How many names of the queue are told; the rest would be too small to read. */
const SHOWN_NAMES = 3

interface ScreenFootProps {
  pending: readonly Showing[]
  isAway: boolean
  /** What became of a tap that puts nobody on the screen. */
  message: string | undefined
  isTrouble: boolean
}

/** Below the person: who comes next, what went wrong with a tap, and a small sign while the server is away. */
export function ScreenFoot({ pending, isAway, message, isTrouble }: ScreenFootProps) {
  const { t } = useTranslation()
  return (
    <footer className="flex min-h-[3.5em] flex-wrap items-center justify-center gap-4 text-lg wall:justify-start wall:text-sm">
      {pending.length > 0 && (
        <>
          <p className="text-mid">{t('showing.upNext')}</p>
          <ol className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2">
            {pending.slice(0, SHOWN_NAMES).map(({ id, attendee }) => (
              <li key={id} className="flex max-w-full animate-enter items-center gap-2 font-semibold">
                <Avatar
                  name={attendee.tiktokUsername}
                  realName={attendee.firstName}
                  imageUrl={attendee.avatarUrl}
                  size="1.75em"
                />
                <bdi className="min-w-0 [overflow-wrap:anywhere]">@{attendee.tiktokUsername}</bdi>
              </li>
            ))}
          </ol>
          {pending.length > SHOWN_NAMES && (
            <p className="text-mid">{t('finale.more', { count: pending.length - SHOWN_NAMES })}</p>
          )}
        </>
      )}
      <div role="status" className="contents">
        {message !== undefined && (
          <p
            className={`flex items-center gap-2 font-semibold ${isTrouble ? 'text-danger' : 'text-warning'}`}
          >
            {isTrouble ? (
              <CircleAlert aria-hidden className="size-[1em] shrink-0" />
            ) : (
              <RefreshCw aria-hidden className="size-[1em] shrink-0" />
            )}
            {message}
          </p>
        )}
      </div>
      {isAway && (
        <span className="wall:ms-auto">
          <Badge tone="warning" icon={<WifiOff aria-hidden />}>
            {t('app.reconnecting')}
          </Badge>
        </span>
      )}
    </footer>
  )
}
