import { useQuery } from '@tanstack/react-query'
import { getLedgerState } from '../../contract/ledger-state.ts'
import { useEvent } from '../event/use-event.ts'
import { call } from '../platform/api.ts'
import { CircleAlert } from '../ui/icons.ts'
import { useAdminText } from './use-admin-text.ts'
import { useNumbers } from './use-numbers.ts'

/** The server looks as often (milliseconds). */
const LOOK_MS = 60_000

/** More names than this are no help. */
const MOST_NAMES = 5

/** Says that the ledger breaks one of its rules, and for whom, or that nobody looks. A live festival looks every minute. */
export function LedgerNotice() {
  const say = useAdminText()
  const { moment } = useNumbers()
  const { mode } = useEvent()
  const { data } = useQuery({
    queryKey: ['admin', 'ledger-state'],
    queryFn: ({ signal }) => call(getLedgerState, { signal }),
    enabled: mode === 'live',
    refetchInterval: LOOK_MS,
  })
  if (data === undefined) return null
  const { broken, unwatchedSince } = data
  const handles = [...new Set(broken.flatMap(({ tiktokUsername }) => tiktokUsername ?? []))]
  const names = handles.slice(0, MOST_NAMES).map((handle) => `@${handle}`)
  const more = handles.length - names.length
  const whose =
    names.length === 0
      ? say('ledger.brokenAll')
      : say('ledger.broken', { names: [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ') })
  return (
    <>
      {broken.length > 0 && <RedLight title={whose} hint={say('ledger.hint')} />}
      {unwatchedSince !== null && (
        <RedLight
          title={say('ledger.unwatched', { time: moment(unwatchedSince) })}
          hint={say('ledger.unwatchedHint')}
        />
      )}
    </>
  )
}

function RedLight({ title, hint }: { title: string; hint: string }) {
  return (
    <section
      role="alert"
      className="mb-5 flex items-start gap-3 rounded-card border border-danger/40 bg-danger/12 p-4"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-mid">{hint}</p>
      </div>
    </section>
  )
}
