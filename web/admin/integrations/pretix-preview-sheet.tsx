import { useEffect, useEffectEvent, useState } from 'react'
import type { PretixCounts, PretixSource, PretixTake } from '../../../contract/pretix.ts'
import { Button } from '../../ui/button.tsx'
import { SideSheet } from '../side-sheet.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useNumbers } from '../use-numbers.ts'
import { PretixFound } from './pretix-found.tsx'
import { Ended, Reading, usePretixJobFailure, Writing } from './pretix-progress.tsx'
import { usePretixFailure, usePretixPreview, useTakePretix } from './use-pretix.ts'

interface PretixPreviewSheetProps {
  source: PretixSource
  onTaken: () => void
  onClose: () => void
}

type Taking = ReturnType<typeof useTakePretix>

/** What all orders of a shop would bring, before anybody comes in; then how far taking them is. */
export function PretixPreviewSheet({ source, onTaken, onClose }: PretixPreviewSheetProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const adminToast = useAdminToast()
  const { take } = source
  const isTaking = take?.state === 'reading' || take?.state === 'writing'
  const [hasAsked, setAsked] = useState(isTaking)
  const taking = useTakePretix(source.id, () => setAsked(true))
  const tellTaken = useEffectEvent(({ created, updated }: PretixCounts) => {
    adminToast.success(say('pretix.taken', { created: number(created), updated: number(updated) }))
    onTaken()
  })
  const taken = hasAsked && take?.state === 'done' ? take.counts : undefined
  useEffect(() => {
    if (taken) tellTaken(taken)
  }, [taken])
  return (
    <SideSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('pretix.previewTitle', { name: source.name })}
      closeLabel={say('do.close')}
    >
      {take && hasAsked ? (
        <Progress take={take} taking={taking} onPreview={() => setAsked(false)} />
      ) : (
        <Preview source={source} taking={taking} />
      )}
    </SideSheet>
  )
}

/** How far taking is; it goes on when the sheet is closed. */
function Progress({
  take,
  taking: { begin, cancel },
  onPreview,
}: {
  take: PretixTake
  taking: Taking
  onPreview: () => void
}) {
  const say = useAdminText()
  const sayFailure = usePretixJobFailure()
  const { state, failure } = take
  if (state === 'writing') return <Writing />
  if (state === 'cancelled') return <Ended text={say('pretix.readStopped')} onAgain={onPreview} />
  if (failure) return <Ended text={sayFailure(failure, 'take')} isFailed onAgain={() => begin.mutate()} />
  if (state === 'done') return null
  return (
    <Reading job={take}>
      <Button isPending={cancel.isPending} onClick={() => cancel.mutate()}>
        {say('pretix.readStop')}
      </Button>
    </Reading>
  )
}

function Preview({ source, taking }: { source: PretixSource; taking: Taking }) {
  const say = useAdminText()
  const failureOf = usePretixFailure()
  const sayFailure = usePretixJobFailure()
  const { job, cancel } = usePretixPreview(source.id)
  const again = () => void job.refetch()
  const { state, preview, failure } = job.data ?? {}
  if (job.isFetching && state !== 'reading') return <Reading />
  if (job.error) return <Ended text={failureOf(job.error) ?? say('pretix.failed')} isFailed onAgain={again} />
  if (state === 'cancelled') return <Ended text={say('pretix.readStopped')} onAgain={again} />
  if (failure) return <Ended text={sayFailure(failure, 'preview')} isFailed onAgain={again} />
  if (preview)
    return (
      <PretixFound
        preview={preview}
        isPending={taking.begin.isPending}
        onTake={() => taking.begin.mutate()}
      />
    )
  return (
    <Reading job={job.data}>
      <Button isPending={cancel.isPending} onClick={() => cancel.mutate()}>
        {say('pretix.readStop')}
      </Button>
    </Reading>
  )
}
