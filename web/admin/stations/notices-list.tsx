import type { StationNotice } from '../../../contract/admin-stations.ts'
import { ChevronRight, CircleCheck, WifiOff } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** So many are seen at once; the others are unfolded. */
const SHOWN = 5

/** Which stations fell silent and came back, newest first. */
export function NoticesList({ notices }: { notices: readonly StationNotice[] }) {
  const say = useAdminText()
  if (notices.length === 0) return null
  const older = notices.slice(SHOWN)
  return (
    <section aria-labelledby="station-notices" className="grid gap-2">
      <h3 id="station-notices" className="text-base">
        {say('stations.notices')}
      </h3>
      <Notices notices={notices.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-control list-none items-center gap-1.5 text-sm text-mid [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
            {say('stations.olderNotices', { count: older.length })}
          </summary>
          <Notices notices={older} />
        </details>
      )}
    </section>
  )
}

function Notices({ notices }: { notices: readonly StationNotice[] }) {
  const say = useAdminText()
  const { moment } = useNumbers()
  return (
    <ul className="grid gap-1.5 text-sm">
      {notices.map(({ id, kind, stationName, at }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          {kind === 'silent' ? (
            <WifiOff aria-hidden className="size-4 text-danger" />
          ) : (
            <CircleCheck aria-hidden className="size-4 text-success" />
          )}
          <span>{say(`stations.notice.${kind}`, { name: stationName })}</span>
          <time dateTime={at} className="tnum text-low">
            {moment(at)}
          </time>
        </li>
      ))}
    </ul>
  )
}
