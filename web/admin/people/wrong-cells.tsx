import { useState } from 'react'
import type { CellProblem, PeopleImportReport } from '../../../contract/people-imports.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import type { PeopleImport } from './use-people-import.ts'

/** More rows than this nobody mends from a page. */
const SHOWN_ROWS = 40

const keyOf = ({ line, column }: CellProblem) => `${line}:${column}`

/** The cells that are wrong, row by row: mended here, or the row is left out. */
export function WrongCells({ importing, report }: { importing: PeopleImport; report: PeopleImportReport }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const choice = importing.chosen?.choice ?? {}
  const rows = Map.groupBy(report.errors, ({ line }) => line)
  const check = () => {
    const mended = new Map((choice.mended ?? []).map((cell) => [`${cell.line}:${cell.column}`, cell]))
    for (const [key, value] of Object.entries(typed)) {
      const [line = 0, column = 0] = key.split(':').map(Number)
      mended.set(key, { line, column, value })
    }
    setTyped({})
    importing.say({ mended: [...mended.values()] })
  }
  const leaveOut = (line: number) => importing.say({ leftOut: [...(choice.leftOut ?? []), line] })
  return (
    <section aria-labelledby="wrong-cells" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="wrong-cells" className="text-lg">
        {say('people.wrongCells', { count: number(report.errorCount) })}
      </h3>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <Card tone="danger" className="p-0!">
          <ul className="divide-y divide-line/60">
            {[...rows].slice(0, SHOWN_ROWS).map(([line, problems]) => (
              <li key={line} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-3">
                <strong className="tnum w-full text-sm text-mid sm:mt-9 sm:w-20">
                  {say('import.line', { line: number(line) })}
                </strong>
                <div className="grid min-w-0 flex-1 basis-64 gap-3">
                  {problems.map((problem) => (
                    <WrongCell
                      key={`${keyOf(problem)} ${problem.code}`}
                      problem={problem}
                      column={report.columns[problem.column ?? -1]?.name}
                      value={typed[keyOf(problem)] ?? problem.value}
                      onType={(value) => setTyped((before) => ({ ...before, [keyOf(problem)]: value }))}
                    />
                  ))}
                </div>
                {line > 1 && (
                  <Button size="sm" className="sm:mt-8" onClick={() => leaveOut(line)}>
                    {say('people.leaveOut')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line/60 px-5 py-3">
            <p className="text-sm text-mid">
              {rows.size > SHOWN_ROWS && say('import.more', { count: number(rows.size - SHOWN_ROWS) })}
            </p>
            <Button
              type="submit"
              variant="primary"
              isPending={importing.isChecking}
              pendingLabel={say('import.checking')}
            >
              {say('people.checkAgain')}
            </Button>
          </footer>
        </Card>
      </form>
    </section>
  )
}

interface WrongCellProps {
  problem: CellProblem
  column: string | undefined
  value: string
  onType: (value: string) => void
}

function WrongCell({
  problem: { code, column: index, line, values },
  column,
  value,
  onType,
}: WrongCellProps) {
  const say = useAdminText()
  const what = say(`import.problem.${code}`, values)
  if (index === null) return <p className="text-danger">{what}</p>
  const label = column || say('people.unnamed', { place: index + 1 })
  return (
    <TextField
      label={label}
      aria-label={`${say('import.line', { line })} · ${label}`}
      error={what}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
