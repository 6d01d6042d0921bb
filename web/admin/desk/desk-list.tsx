import type { listAttendees } from '../../../contract/desk.ts'
import type { Response } from '../../../contract/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTurner } from '../page-turner.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { AttendeeRow } from './attendee-row.tsx'
import type { DeskTask } from './desk-task.ts'
import { DESK_PAGE_SIZE } from './use-desk.ts'

interface DeskListProps {
  query: {
    data: Response<typeof listAttendees> | undefined
    isError: boolean
    error: unknown
    errorUpdatedAt: number
    refetch: () => unknown
  }
  isBandFree: boolean
  onTask: (task: DeskTask) => void
}

export function DeskList({ query, isBandFree, onTask }: DeskListProps) {
  const say = useAdminText()
  const { search, turnTo } = useAddress()
  return (
    <Loaded query={query} loadingText={say('desk.loading')}>
      {({ attendees, page, pages, total }) =>
        attendees.length === 0 ? (
          <NobodyFound isSearch={search !== ''} onTask={onTask} />
        ) : (
          <>
            <Card className="p-0!">
              <ul className="divide-y divide-line/60 xl:grid xl:grid-cols-[minmax(0,1fr)_auto_auto]">
                {attendees.map((attendee) => (
                  <AttendeeRow key={attendee.id} {...{ attendee, isBandFree, onTask }} />
                ))}
              </ul>
            </Card>
            <PageTurner
              {...{ page, pages, total, pageSize: DESK_PAGE_SIZE, showing: 'desk.showing', onTurn: turnTo }}
            />
          </>
        )
      }
    </Loaded>
  )
}

/** Nobody of this name; or nobody at all, and how the first ones come here. */
function NobodyFound({ isSearch, onTask }: { isSearch: boolean; onTask: (task: DeskTask) => void }) {
  const say = useAdminText()
  const { open } = useAddress()
  if (isSearch) return <EmptyState title={say('desk.empty')} />
  return (
    <EmptyState
      title={say('desk.nobodyYet')}
      description={say('desk.nobodyYetText')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={() => open('people')}>
            {say('knowledge.import')}
          </Button>
          <Button onClick={() => onTask({ kind: 'register' })}>{say('desk.register')}</Button>
        </div>
      }
    />
  )
}
