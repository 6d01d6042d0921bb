import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keepAttendee, listErasures } from '../../../contract/erasures.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PersonWords } from '../person-words.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useNumbers } from '../use-numbers.ts'

/** Somebody may stand at the desk because of what they have just read on their phone. */
const REFRESH_MS = 10_000

const queryKey = ['admin', 'erasures']

/** Who has asked on a phone to have their data deleted, when it happens, and the way back; nothing while nobody has. */
export function WaitingErasures() {
  const say = useAdminText()
  const { moment } = useNumbers()
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listErasures, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
  const keep = useKeep()
  if (data === undefined || data.erasures.length === 0) return null
  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">{say('desk.erasures')}</h2>
      <p className="text-sm text-mid">{say('desk.erasuresHint')}</p>
      <ul className="divide-y divide-line/60">
        {data.erasures.map(({ attendee, dueAt }) => (
          <li key={attendee.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0 flex-1 basis-56">
              <PersonWords attendee={attendee} />
            </div>
            <span className="text-sm text-warning">{say('desk.erasureDue', { time: moment(dueAt) })}</span>
            <Button
              size="sm"
              className="max-md:min-h-11"
              aria-label={say('desk.erasureKeepOne', { name: attendee.attendeeName })}
              isPending={keep.isPending && keep.variables.id === attendee.id}
              onClick={() => keep.mutate({ id: attendee.id, name: attendee.attendeeName })}
            >
              {say('desk.erasureKeep')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function useKeep() {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => call(keepAttendee, { params: { id } }),
    onSuccess: (_kept, { name }) => adminToast.success(say('desk.erasureKept', { name })),
    onError: (failure) => adminToast.failure(failure, 'desk.erasureKeepFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
