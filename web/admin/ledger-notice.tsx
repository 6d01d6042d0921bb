import { useQuery } from '@tanstack/react-query'
import { getLedgerState } from '../../contract/ledger-state.ts'
import { useEvent } from '../event/use-event.ts'
import { call } from '../platform/api.ts'
import { CircleAlert } from '../ui/icons.ts'
import { useAdminText } from './use-admin-text.ts'

/** The server looks as often (milliseconds). */
const LOOK_MS = 60_000

/** More names than this are no help. */
const MOST_NAMES = 5

/** Says that the ledger breaks one of its rules, and for whom. A live festival looks every minute. */
export function LedgerNotice() {
  const say = useAdminText()
  const { mode } = useEvent()
  const { data } = useQuery({
    queryKey: ['admin', 'ledger-state'],
    queryFn: ({ signal }) => call(getLedgerState, { signal }),
    enabled: mode === 'live',
    refetchInterval: LOOK_MS,
  })
  if (data === undefined || data.broken.length === 0) return null
  const handles = [...new Set(data.broken.flatMap(({ tiktokUsername }) => tiktokUsername ?? []))]
  const names = handles.slice(0, MOST_NAMES).map((handle) => `@${handle}`)
  const more = handles.length - names.length
  return (
    <section
      role="alert"
      className="mb-5 flex items-start gap-3 rounded-card border border-danger/40 bg-danger/12 p-4"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="grid gap-1">
        <p className="font-semibold">
          {names.length === 0
            ? say('ledger.brokenAll')
            : say('ledger.broken', { names: [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ') })}
        </p>
        <p className="text-sm text-mid">{say('ledger.hint')}</p>
      </div>
    </section>
  )
}
