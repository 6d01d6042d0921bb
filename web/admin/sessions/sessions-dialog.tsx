import type { StaffSession } from '../../../contract/staff-sessions.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useEndSession, useSessions } from './use-sessions.ts'

interface SessionsDialogProps {
  title: string
  /** Whose; without, one's own. */
  userId?: string | undefined
  onClose: () => void
}

/** The browsers in which somebody is signed in, and an end of each. */
export function SessionsDialog({ title, userId, onClose }: SessionsDialogProps) {
  const say = useAdminText()
  const end = useEndSession(userId)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={userId === undefined ? undefined : say('sessions.again')}
      closeLabel={say('do.close')}
    >
      <Loaded query={useSessions(userId)} loadingText={say('sessions.loading')}>
        {({ sessions }) => (
          <>
            {sessions.length === 0 && <p className="text-mid">{say('sessions.none')}</p>}
            <ul className="divide-y divide-line/60">
              {sessions.map((session) => (
                <SessionLine key={session.id} session={session} userId={userId} />
              ))}
            </ul>
            {sessions.filter(({ isCurrent }) => !isCurrent).length > 1 && (
              <Button
                variant="danger"
                className="mt-4 w-full"
                isPending={end.isPending}
                onClick={() => end.mutate(undefined)}
              >
                {say(sessions.some(({ isCurrent }) => isCurrent) ? 'sessions.endOthers' : 'sessions.endAll')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

interface SessionLineProps extends Pick<SessionsDialogProps, 'userId'> {
  session: StaffSession
}

function SessionLine({ session, userId }: SessionLineProps) {
  const say = useAdminText()
  const end = useEndSession(userId)
  const { moment } = useNumbers()
  const { id, browser, system, startedAt, lastSeenAt, isCurrent } = session
  const name =
    browser && system
      ? say('sessions.browser', { browser, system })
      : (browser ?? system ?? say('sessions.unknown'))
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isCurrent && <Badge tone="success">{say('sessions.this')}</Badge>}
        </p>
        <p className="tnum text-sm text-mid">{say('sessions.seen', { time: moment(lastSeenAt) })}</p>
        <p className="tnum text-sm text-low">{say('sessions.opened', { time: moment(startedAt) })}</p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          isPending={end.isPending}
          aria-label={say('sessions.endOf', { name })}
          onClick={() => end.mutate(id)}
        >
          {say('sessions.end')}
        </Button>
      )}
    </li>
  )
}
