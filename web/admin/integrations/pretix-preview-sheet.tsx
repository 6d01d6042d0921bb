import type { PretixPreview, PretixSource } from '../../../contract/pretix.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert } from '../../ui/icons.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { PeoplePreview } from '../people/people-preview.tsx'
import { SideSheet } from '../side-sheet.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { usePretixFailure, usePretixPreview, useTakePretix } from './use-pretix.ts'

interface PretixPreviewSheetProps {
  source: PretixSource
  onTaken: () => void
  onClose: () => void
}

/** What all orders of a shop would bring, before anybody comes in. */
export function PretixPreviewSheet({ source, onTaken, onClose }: PretixPreviewSheetProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const failureOf = usePretixFailure()
  const preview = usePretixPreview(source.id)
  const take = useTakePretix(source.id, onTaken)
  const counts = preview.data?.counts
  return (
    <SideSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && !take.isPending && onClose()}
      title={say('pretix.lookTitle', { name: source.name })}
      closeLabel={say('do.close')}
    >
      {preview.isFetching && (
        <p role="status" className="flex items-center gap-2 text-mid">
          <Spinner />
          {say('pretix.looking')}
        </p>
      )}
      {preview.error && !preview.isFetching && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="flex items-start gap-2 text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>{failureOf(preview.error) ?? say('pretix.failed')}</span>
          </p>
          <Button onClick={() => void preview.refetch()}>{say('pretix.again')}</Button>
        </div>
      )}
      {preview.data && counts && !preview.isFetching && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <p className="text-sm text-mid">{say('pretix.lookText')}</p>
          <Counts counts={counts} />
          <Wrong wrong={preview.data.wrong} total={counts.wrong} />
          {preview.data.people.length > 0 && (
            <PeoplePreview
              people={preview.data.people.map((person, line) => ({ ...person, line }))}
              total={counts.created + counts.updated + counts.unchanged + counts.wrong}
            />
          )}
          <Button
            variant="primary"
            isPending={take.isPending}
            pendingLabel={say('pretix.taking')}
            onClick={() => take.mutate()}
          >
            {say('pretix.take', { number: number(counts.created) })}
          </Button>
        </div>
      )}
    </SideSheet>
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
