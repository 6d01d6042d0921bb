import type { ImportReport } from '../../contract/imports.ts'
import { groupErrors } from './group-errors.ts'
import { useAdminText } from './use-admin-text.ts'
import { useNumbers } from './use-numbers.ts'

/** More lines than this nobody mends from a dialog. */
const SHOWN_ERRORS = 50

/** What a file would do, and the lines that stand in its way. */
export function ImportPreview({ report }: { report: ImportReport }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { created, updated, unchanged, total, errors } = report
  const isIdle = errors.length === 0 && created + updated === 0
  return (
    <div role="status" className="grid gap-3">
      <ul className="tnum flex flex-wrap gap-2 text-sm font-semibold">
        <li className="rounded-full bg-success/12 px-3 py-1 text-success">
          {say('import.created', { count: number(created) })}
        </li>
        <li className="rounded-full bg-warning/12 px-3 py-1 text-warning">
          {say('import.updated', { count: number(updated) })}
        </li>
        <li className="rounded-full bg-raised px-3 py-1 text-mid">
          {say('import.unchanged', { count: number(unchanged) })}
        </li>
        <li className="rounded-full bg-raised px-3 py-1 text-mid">
          {say('import.total', { count: number(total) })}
        </li>
      </ul>
      {isIdle && <p className="text-mid">{say('import.nothing')}</p>}
      {errors.length > 0 && (
        <div className="rounded-control border border-danger/50 bg-danger/10 p-3">
          <p className="font-semibold text-hi">{say('import.errors')}</p>
          <ul
            aria-label={say('import.errors')}
            className="mt-2 grid max-h-[min(22rem,45dvh)] gap-1.5 overflow-y-auto text-sm"
          >
            {groupErrors(errors)
              .slice(0, SHOWN_ERRORS)
              .map(({ lines, field, code, values }) => (
                <li key={`${lines} ${field} ${code}`}>
                  <strong className="tnum text-danger">{say('import.line', { line: lines })}</strong>
                  {field && <code className="mx-1.5 font-mono text-mid">{field}</code>}{' '}
                  {say(`import.problem.${code}`, values)}
                </li>
              ))}
          </ul>
          {groupErrors(errors).length > SHOWN_ERRORS && (
            <p className="mt-1 text-sm text-mid">
              {say('import.more', { count: number(groupErrors(errors).length - SHOWN_ERRORS) })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
