import type { PretixPreview } from '../../../contract/pretix.ts'
import { Button } from '../../ui/button.tsx'
import { PeoplePreview } from '../people/people-preview.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

interface PretixFoundProps {
  preview: PretixPreview
  isPending: boolean
  onTake: () => void
}

/** What taking all orders would bring, and the button that takes them. */
export function PretixFound({ preview: { counts, wrong, people }, isPending, onTake }: PretixFoundProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-sm text-mid">{say('pretix.previewText')}</p>
      <Counts counts={counts} />
      <Wrong wrong={wrong} total={counts.wrong} />
      {people.length > 0 && (
        <PeoplePreview
          people={people.map((person, line) => ({ ...person, line }))}
          total={counts.created + counts.updated + counts.unchanged + counts.wrong}
        />
      )}
      <Button variant="primary" isPending={isPending} pendingLabel={say('pretix.taking')} onClick={onTake}>
        {say('pretix.take', { number: number(counts.created) })}
      </Button>
    </div>
  )
}

const shown = ['created', 'updated', 'unchanged', 'unnamed', 'leftOut', 'test', 'off'] as const

function Counts({ counts }: Pick<PretixPreview, 'counts'>) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <dl className="grid gap-2 rounded-control border border-line p-4">
      {shown
        .filter((name) => name === 'created' || counts[name] > 0)
        .map((name) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-sm text-mid">{say(`pretix.count.${name}`)}</dt>
            <dd className="tnum font-semibold">{number(counts[name])}</dd>
          </div>
        ))}
    </dl>
  )
}

function Wrong({ wrong, total }: { wrong: PretixPreview['wrong']; total: number }) {
  const say = useAdminText()
  if (total === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-lg text-warning">{say('pretix.wrong', { number: total })}</h3>
      <p className="text-sm text-mid">{say('pretix.wrongText')}</p>
      <ul className="grid gap-1 text-sm">
        {wrong.map(({ reference, field, code }) => (
          <li key={`${reference} ${field}`} className="flex flex-wrap gap-x-3">
            <code className="font-mono">{reference}</code>
            <span className="text-mid">{say(`import.problem.${code as 'missing'}`, { earlier: '' })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
