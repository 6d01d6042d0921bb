import { type ReactNode, useId } from 'react'

interface EditionTableProps {
  title: string
  columns: readonly [string, string, string]
  /** Cells as they are shown. */
  rows: readonly (readonly string[])[]
  empty: string
  note?: string
  action?: ReactNode
}

/** A part of an archive. */
export function EditionTable({ title, columns, rows, empty, note, action }: EditionTableProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line/50 pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 id={id} className="font-semibold">
          {title}
        </h4>
        {action}
      </div>
      {note && <p className="max-w-prose text-sm text-mid">{note}</p>}
      {rows.length === 0 ? (
        <p className="text-sm text-low">{empty}</p>
      ) : (
        <div className="overflow-hidden rounded-control border border-line/60">
          <table className="tnum w-full text-sm">
            <thead>
              <tr className="bg-raised text-start">
                {columns.map((column, at) => (
                  <th key={column} scope="col" className={cellClass(at, rows)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line/40">
              {rows.map((cells, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an archive never move.
                <tr key={place}>
                  {cells.map((cell, at) => (
                    <td key={columns[at]} className={cellClass(at, rows)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** Numbers stand at the end, words at the start and may be long. */
function cellClass(at: number, rows: EditionTableProps['rows']): string {
  const isNumber = rows.every((cells) => /^[\d\s.,’'\u00a0\u202f]+$/.test(cells[at] ?? ''))
  return isNumber && at > 0 ? 'px-3 py-2 text-end' : 'px-3 py-2 text-start [overflow-wrap:anywhere]'
}
