import type { AuditRecord } from '../../../contract/audit.ts'
import { ChevronRight } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { describeChange, stationIn } from './describe-change.ts'

/** One change: who, what, when, and on demand what it was before. */
export function AuditRow({ record }: { record: AuditRecord }) {
  const say = useAdminText()
  const { moment } = useNumbers()
  const { action, before, after } = record
  const changes = describeChange(before, after)
  const station = stationIn(action, before, after)
  return (
    <li data-row tabIndex={-1}>
      <details className="group px-5">
        <summary className="flex min-h-9 list-none flex-wrap items-center gap-x-4 gap-y-0.5 py-2 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 text-low transition-transform group-open:rotate-90" />
          <time dateTime={record.at} className="tnum w-36 text-sm text-mid">
            {moment(record.at)}
          </time>
          <span className="min-w-40 font-semibold">{record.actor ?? say('audit.system')}</span>
          <code className="rounded-control bg-surface-2 px-2 py-0.5 font-mono text-sm text-hi">{action}</code>
          {station !== undefined && <span>{station}</span>}
          <span className="min-w-0 truncate font-mono text-sm text-low">{record.subject}</span>
        </summary>
        <div className="overflow-x-auto pb-3">
          <table className="w-full min-w-96 text-sm">
            <caption className="sr-only">{say('audit.details')}</caption>
            <thead className="text-start text-low">
              <tr>
                <th scope="col" className="py-1 pe-4 text-start font-semibold">
                  {say('audit.field')}
                </th>
                <th scope="col" className="py-1 pe-4 text-start font-semibold">
                  {say('audit.before')}
                </th>
                <th scope="col" className="py-1 text-start font-semibold">
                  {say('audit.after')}
                </th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field} className="border-t border-line/60 align-top">
                  <th scope="row" className="py-1 pe-4 text-start font-mono font-normal text-mid">
                    {field}
                  </th>
                  <td className="max-w-72 py-1 pe-4 break-words text-mid">{before}</td>
                  <td className="max-w-72 py-1 break-words">{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </li>
  )
}
