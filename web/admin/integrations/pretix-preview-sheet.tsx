import type { ReactNode } from 'react'
import type { PretixPreview, PretixPreviewJob, PretixSource } from '../../../contract/pretix.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert } from '../../ui/icons.ts'
import { ProgressRing } from '../../ui/progress-ring.tsx'
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
  const failureOf = usePretixFailure()
  const { job, cancel } = usePretixPreview(source.id)
  const take = useTakePretix(source.id, onTaken)
  const again = () => void job.refetch()
  const { state, preview, failure } = job.data ?? {}
  const isBeginning = job.isFetching && state !== 'reading'
  return (
    <SideSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && !take.isPending && onClose()}
      title={say('pretix.previewTitle', { name: source.name })}
      closeLabel={say('do.close')}
    >
      {isBeginning && <Reading />}
      {!isBeginning && job.error && (
        <Ended text={failureOf(job.error) ?? say('pretix.failed')} isFailed onAgain={again} />
      )}
      {!isBeginning && !job.error && (
        <>
          {state === 'reading' && (
            <Reading job={job.data}>
              <Button isPending={cancel.isPending} onClick={() => cancel.mutate()}>
                {say('pretix.readStop')}
              </Button>
            </Reading>
          )}
          {state === 'cancelled' && <Ended text={say('pretix.readStopped')} onAgain={again} />}
          {failure && (
            <Ended
              text={say(failure === 'interrupted' ? 'pretix.readInterrupted' : `pretix.failure.${failure}`)}
              isFailed
              onAgain={again}
            />
          )}
          {preview && <Found preview={preview} take={take} />}
        </>
      )}
    </SideSheet>
  )
}

/** Orders are being read: how far, and a way to stop it. */
function Reading({ job, children }: { job?: PretixPreviewJob | undefined; children?: ReactNode }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const text = job && say('pretix.readPage', { read: number(job.pagesRead), pages: number(job.pages) })
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="flex items-center gap-2 text-mid">
        {!job && <Spinner />}
        {say('pretix.reading')}
      </p>
      {job && (
        <div className="flex items-center gap-4">
          <ProgressRing
            value={job.pagesRead / job.pages}
            label={text ?? ''}
            size="3rem"
            color="var(--color-accent)"
          />
          <p className="tnum font-semibold">{text}</p>
        </div>
      )}
      {children}
    </div>
  )
}

/** A preview that found nothing out, and why. */
function Ended({ text, isFailed, onAgain }: { text: string; isFailed?: boolean; onAgain: () => void }) {
  const say = useAdminText()
  return (
    <div role={isFailed ? 'alert' : 'status'} className="grid justify-items-start gap-3">
      <p className={`flex items-start gap-2 ${isFailed ? 'text-danger' : 'text-mid'}`}>
        {isFailed && <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />}
        <span>{text}</span>
      </p>
      <Button onClick={onAgain}>{say('pretix.again')}</Button>
    </div>
  )
}

interface FoundProps {
  preview: PretixPreview
  take: ReturnType<typeof useTakePretix>
}

/** What taking all orders would bring, and the button that takes them. */
function Found({ preview: { counts, wrong, people }, take }: FoundProps) {
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
      <Button
        variant="primary"
        isPending={take.isPending}
        pendingLabel={say('pretix.taking')}
        onClick={() => take.mutate()}
      >
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
