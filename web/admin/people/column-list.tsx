import { type PeopleField, type PeopleImportReport, peopleFields } from '../../../contract/people-imports.ts'
import { Card } from '../../ui/card.tsx'
import { ChevronRight } from '../../ui/icons.ts'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import type { PeopleImport } from './use-people-import.ts'

/** What each column of the file is about, with some of what stands in it; whoever knows better chooses. */
export function ColumnList({ importing, report }: { importing: PeopleImport; report: PeopleImportReport }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { columns } = report
  const taken = columns.filter(({ field }) => field !== null).length
  const choose = (at: number, field: PeopleField | null) =>
    importing.say({
      // A field that moves here leaves the column it was in.
      columns: columns.map((column, index) =>
        index === at ? field : column.field === field ? null : column.field,
      ),
    })
  return (
    <details open={report.preset === null} className="group">
      <summary className="flex min-h-control cursor-pointer list-none items-center gap-2 text-lg font-semibold">
        <ChevronRight aria-hidden className="size-5 transition-transform group-open:rotate-90" />
        {say('people.columns', { taken: number(taken), rest: number(columns.length - taken) })}
      </summary>
      <Card className="mt-2 p-0!">
        <ul className="divide-y divide-line/60">
          {columns.map(({ name, field, samples }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
            <li key={index} className="grid items-center gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[1fr_16rem]">
              <div className="min-w-0">
                <p className={field ? 'font-semibold' : 'text-mid'}>
                  {name || say('people.unnamed', { place: index + 1 })}
                </p>
                <p className="truncate text-sm text-low">
                  {samples.join(' · ') || say('people.emptyColumn')}
                </p>
              </div>
              <SelectField
                label={say('people.columnIs', { name: name || index + 1 })}
                isLabelHidden
                value={field ?? ''}
                options={[
                  { value: '', label: say('people.notTaken') },
                  ...peopleFields.map((value) => ({ value, label: say(`people.field.${value}`) })),
                ]}
                onChange={(event) => choose(index, (event.target.value || null) as PeopleField | null)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </details>
  )
}
