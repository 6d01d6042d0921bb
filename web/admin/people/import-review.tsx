import type { PeopleImportReport } from '../../../contract/people-imports.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Info } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { ColumnList } from './column-list.tsx'
import { FileChoices } from './file-choices.tsx'
import { PeoplePreview } from './people-preview.tsx'
import type { PeopleImport } from './use-people-import.ts'
import { WrongCells } from './wrong-cells.tsx'

interface ImportReviewProps {
  importing: PeopleImport
  report: PeopleImportReport
  /** Something more was said, and is being tried. */
  isOld: boolean
}

/** What a file would do: how many people, what its columns are, which cells are wrong, and who would come in. */
export function ImportReview({ importing, report, isOld }: ImportReviewProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const changes = report.created + report.updated
  const canRun = report.errorCount === 0 && changes > 0 && !isOld
  return (
    <div
      className={classNames('grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity', isOld && 'opacity-60')}
    >
      <Counts report={report} />
      <FileChoices report={report} onSay={importing.say} />
      <Notes notes={report.notes} />
      {report.errorCount > 0 && <WrongCells {...{ importing, report }} />}
      {report.columns.length > 0 && <ColumnList {...{ importing, report }} />}
      {report.people.length > 0 && <PeoplePreview people={report.people} total={report.total} />}
      <footer className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-page py-3">
        {report.errorCount > 0 && <p className="me-auto text-sm text-mid">{say('people.mendFirst')}</p>}
        {report.errorCount === 0 && changes === 0 && (
          <p className="me-auto text-mid">{say('import.nothing')}</p>
        )}
        <Button onClick={importing.leave}>{say('do.cancel')}</Button>
        <Button
          variant="primary"
          disabled={!canRun}
          isPending={importing.isRunning}
          pendingLabel={say('knowledge.importing')}
          onClick={importing.run}
        >
          {say('people.do', { count: number(changes) })}
        </Button>
      </footer>
    </div>
  )
}

const presetNames = { pretix: 'pretix', eventbrite: 'Eventbrite', 'ticket-tailor': 'Ticket Tailor' }

function Counts({
  report: { created, updated, unchanged, wrong, leftOut, preset },
}: {
  report: PeopleImportReport
}) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <div role="status">
      <ul className="tnum flex flex-wrap gap-2 text-sm">
        {preset && (
          <li>
            <Badge tone="brand">{say('people.preset', { name: presetNames[preset] })}</Badge>
          </li>
        )}
        <li>
          <Badge tone="success">{say('import.created', { count: number(created) })}</Badge>
        </li>
        <li>
          <Badge tone="warning">{say('import.updated', { count: number(updated) })}</Badge>
        </li>
        <li>
          <Badge>{say('import.unchanged', { count: number(unchanged) })}</Badge>
        </li>
        {leftOut > 0 && (
          <li>
            <Badge>{say('people.leftOut', { count: number(leftOut) })}</Badge>
          </li>
        )}
        {wrong > 0 && (
          <li>
            <Badge tone="danger">{say('people.wrong', { count: number(wrong) })}</Badge>
          </li>
        )}
      </ul>
    </div>
  )
}

/** What was decided about the file without anybody having said so. */
function Notes({ notes }: Pick<PeopleImportReport, 'notes'>) {
  const say = useAdminText()
  const { number } = useNumbers()
  if (notes.length === 0) return null
  return (
    <ul className="grid gap-1.5 text-sm text-mid">
      {notes.map(({ code, count, example }) => (
        <li key={code} className="flex items-start gap-2">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-link" />
          {say(`people.note.${code}`, { count: number(count), example })}
        </li>
      ))}
    </ul>
  )
}
