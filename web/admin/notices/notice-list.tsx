import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Response } from '../../../contract/endpoint.ts'
import { listNotices, putNoticeAway, TOUR } from '../../../contract/notices.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { call } from '../../platform/api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CircleAlert, Info, X } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

/** A station that falls silent is told by itself; everything else can wait (milliseconds). */
const LOOK_MS = 60_000

/** What somebody should look after now, each with the way there; it is put away one by one. */
export function NoticeList() {
  const say = useAdminText()
  const { notices, putAway } = useNotices()
  if (notices.length === 0) return null
  return (
    <ul aria-label={say('notices.title')} className="grid gap-3">
      {notices.map(({ cause, isUrgent, title, text, address }) => {
        const Icon = isUrgent ? CircleAlert : Info
        return (
          <li
            key={cause}
            className={`flex items-start gap-3 rounded-card border p-4 ${isUrgent ? 'border-warning/50 bg-warning/10' : 'border-line/60 bg-surface-2'}`}
          >
            <Icon
              aria-hidden
              className={`mt-0.5 size-5 shrink-0 ${isUrgent ? 'text-warning' : 'text-link'}`}
            />
            <div className="grid min-w-0 flex-1 gap-1">
              <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
              <p className="max-w-prose text-sm text-mid">{text}</p>
              {address !== null && (
                <Link
                  to={`/admin?${address}`}
                  className={`${buttonClass({ size: 'sm' })} mt-2 justify-self-start`}
                  onClick={() => cause === TOUR && putAway(cause)}
                >
                  {say(cause === TOUR ? 'tour.start' : 'notices.goThere')}
                </Link>
              )}
            </div>
            <Button
              variant="ghost"
              isIconOnly
              className="-me-2 -mt-2 shrink-0"
              aria-label={say('notices.putAway', { title })}
              onClick={() => putAway(cause)}
            >
              <X aria-hidden />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function useNotices() {
  const client = useQueryClient()
  const { language } = useLanguage()
  const toast = useAdminToast()
  const queryKey = ['admin', 'notices', language]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listNotices, { querystring: { language }, signal }),
    refetchInterval: LOOK_MS,
  })
  const { mutate } = useMutation({
    mutationFn: (cause: string) => call(putNoticeAway, { body: { cause } }),
    onMutate: (cause) =>
      client.setQueryData<Response<typeof listNotices>>(
        queryKey,
        (before) => before && { notices: before.notices.filter((one) => one.cause !== cause) },
      ),
    onError(failure) {
      toast.failure(failure, 'notices.failed')
      void client.invalidateQueries({ queryKey })
    },
  })
  return { notices: data?.notices ?? [], putAway: (cause: string) => mutate(cause) }
}
