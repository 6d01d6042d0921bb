import type { ReactNode } from 'react'
import type { PretixJobFailure, PretixTake } from '../../../contract/pretix.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert } from '../../ui/icons.ts'
import { ProgressRing } from '../../ui/progress-ring.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** Orders are being read: how far, and a way to stop it. */
export function Reading({
  job,
  children,
}: {
  job?: Pick<PretixTake, 'pagesRead' | 'pages'> | undefined
  children?: ReactNode
}) {
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

/** Everything is read, and people are being written. */
export function Writing() {
  const say = useAdminText()
  return (
    <p role="status" className="flex items-center gap-2 text-mid">
      <Spinner />
      {say('pretix.writing')}
    </p>
  )
}

/** Reading that brought nothing, and why. */
export function Ended({
  text,
  isFailed,
  onAgain,
}: {
  text: string
  isFailed?: boolean
  onAgain: () => void
}) {
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

/** Says why reading or taking orders failed, and what to do. */
export function usePretixJobFailure() {
  const say = useAdminText()
  return (failure: PretixJobFailure, does: 'preview' | 'take'): string => {
    if (failure === 'edition-over') return say('pretix.editionOver')
    if (failure !== 'interrupted') return say(`pretix.failure.${failure}`)
    return say(does === 'take' ? 'pretix.takeInterrupted' : 'pretix.readInterrupted')
  }
}
