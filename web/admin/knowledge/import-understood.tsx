import type { EntryImportReport } from '../../../contract/admin-knowledge.ts'
import type { ImportReport } from '../../../contract/imports.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { UnderstoodWords } from './understood-words.tsx'

/** What the guide would understand of the entries of a file, those first of which it is little. */
export function ImportUnderstood({ report }: { report: ImportReport }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { understood = [] }: EntryImportReport = report
  if (understood.length === 0) return null
  const weak = understood.filter(({ weaknesses }) => weaknesses.length > 0)
  const fine = understood.filter(({ weaknesses }) => weaknesses.length === 0)
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{say('import.understood')}</h3>
      {weak.length > 0 && (
        <p className="text-sm text-mid">{say('import.weak', { count: number(weak.length) })}</p>
      )}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too.
        tabIndex={0}
        className="grid max-h-72 gap-3 overflow-y-auto rounded-control border border-line/60 p-3"
      >
        {[...weak, ...fine].map((entry) => (
          <li key={entry.line} className="grid gap-0.5">
            <p className="text-sm">
              <span className="tnum text-low">{say('import.line', { line: number(entry.line) })}</span>{' '}
              <strong>{entry.title}</strong>
            </p>
            <UnderstoodWords understood={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}
