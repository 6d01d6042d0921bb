import { useState } from 'react'
import type { Response } from '../../../contract/endpoint.ts'
import type { DictionaryColumn, listExports } from '../../../contract/export-dictionary.ts'
import type { ExportFormat } from '../../../contract/exports.ts'
import { addressOf } from '../../platform/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChevronRight, Download } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useExportBegun } from './use-exports.ts'

/** How the files are wanted: for all datasets alike. */
export interface FileChoice {
  format: ExportFormat
  from: string
  to: string
  hasContact: boolean
}

interface DatasetRowProps {
  dataset: Response<typeof listExports>['datasets'][number]
  choice: FileChoice
}

/** One dataset: what it is, how much there is, its columns, and the file. */
export function DatasetRow({ dataset, choice }: DatasetRowProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const begun = useExportBegun()
  const [left, setLeft] = useState<readonly string[]>([])
  const { title, description, rows, isPersonal, hasDays } = dataset
  const columns = dataset.columns.filter(({ isContact }) => choice.hasContact || !isContact)
  const chosen = columns.filter(({ name }) => !left.includes(name))
  return (
    <li data-row tabIndex={-1} className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
            {title}
            {isPersonal && <Badge tone="warning">{say('exports.personal')}</Badge>}
          </h3>
          <p className="mt-0.5 max-w-prose text-sm text-mid">{description}</p>
          <p className="tnum mt-1 text-sm text-low">
            {rows === 0 ? say('exports.none') : say('exports.rows', { count: number(rows) })}
            {!hasDays && (choice.from !== '' || choice.to !== '') && ` · ${say('exports.noDays')}`}
          </p>
        </div>
        {chosen.length > 0 && (
          <a
            href={addressOfFile(dataset, choice, chosen, columns)}
            download
            aria-label={say('exports.downloadOf', { title })}
            className={`${buttonClass({})} max-sm:w-full`}
            onClick={begun}
          >
            <Download aria-hidden className="size-5" />
            {say('exports.download')}
          </a>
        )}
      </div>
      <details className="group">
        <summary className="flex min-h-9 list-none items-center gap-1.5 text-sm font-semibold text-link [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {chosen.length === columns.length
            ? say('exports.columns', { count: number(columns.length) })
            : say('exports.someColumns', { count: number(chosen.length), total: number(columns.length) })}
        </summary>
        <ColumnTable
          columns={columns}
          left={left}
          onChange={(name, isChosen) =>
            setLeft((before) => (isChosen ? before.filter((one) => one !== name) : [...before, name]))
          }
        />
      </details>
    </li>
  )
}

interface ColumnTableProps {
  columns: readonly DictionaryColumn[]
  left: readonly string[]
  onChange: (name: string, isChosen: boolean) => void
}

/** The data dictionary of a dataset, in which columns can be left out. */
function ColumnTable({ columns, left, onChange }: ColumnTableProps) {
  const say = useAdminText()
  const head = 'py-1.5 pe-4 text-start font-semibold'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, also by keyboard.
    <section className="overflow-x-auto" tabIndex={0} aria-label={say('exports.dictionary')}>
      <table className="w-full min-w-xl text-sm">
        <thead className="text-low">
          <tr>
            <th scope="col" className={head}>
              {say('exports.column')}
            </th>
            <th scope="col" className={head}>
              {say('exports.type')}
            </th>
            <th scope="col" className={head}>
              {say('exports.meaning')}
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, type, unit, description }) => (
            <tr key={name} className="border-t border-line/60 align-top">
              <th scope="row" className="py-0.5 pe-4 text-start font-mono font-normal">
                <Checkbox
                  label={name}
                  checked={!left.includes(name)}
                  onChange={(isChosen) => onChange(name, isChosen)}
                />
              </th>
              <td className="whitespace-nowrap py-2 pe-4 text-mid">
                {say(`exports.type.${type}`)}
                {unit && ` (${say(`exports.unit.${unit}`)})`}
              </td>
              <td className="py-2 text-mid">{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function addressOfFile(
  { url, hasDays }: DatasetRowProps['dataset'],
  { format, from, to, hasContact }: FileChoice,
  chosen: readonly DictionaryColumn[],
  columns: readonly DictionaryColumn[],
): string {
  const isPart = chosen.length < columns.length
  return addressOf(url, {
    querystring: {
      format,
      from: (hasDays && from) || undefined,
      to: (hasDays && to) || undefined,
      contact: (hasContact && columns.some(({ isContact }) => isContact)) || undefined,
      columns: isPart ? chosen.map(({ name }) => name).join(',') : undefined,
    },
  })
}
