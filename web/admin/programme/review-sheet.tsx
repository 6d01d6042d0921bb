import { useState } from 'react'
import type { SchedulePreview, SyncCounts } from '../../../contract/schedules.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SideSheet } from '../side-sheet.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useNumbers } from '../use-numbers.ts'
import { ChangeRow, kindTones } from './change-row.tsx'
import { Remarks } from './remarks.tsx'
import { useReadSchedule, useTakeSchedule } from './use-schedules.ts'

interface ReviewSheetProps {
  preview: SchedulePreview
  onReadAgain: (preview: SchedulePreview) => void
  onClose: () => void
}

/** Everything that a schedule would change, before it is taken: session by session, field by field. */
export function ReviewSheet({ preview, onReadAgain, onClose }: ReviewSheetProps) {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const { number } = useNumbers()
  const [overwrite, setOverwrite] = useState<ReadonlySet<string>>(new Set())
  const again = useReadSchedule(onReadAgain)
  const take = useTakeSchedule(() => {
    adminToast.success(say('review.taken'))
    onClose()
  })
  const { source, counts, changes, remarks } = preview
  const total = changesOf(counts) + overwrite.size
  // What is known under another name has nothing to show, and is to be remembered all the same.
  const canTake = total > 0 || source.sessions === 0
  const handleFailure = (failure: unknown) => {
    const isStale = failure instanceof ApiFailure && failure.code === 'stale'
    if (!isStale) return adminToast.failure(failure, 'schedule.failed')
    adminToast.error(say('review.stale'))
    if (source.address === null) onClose()
    else again.mutate({ id: source.id })
  }
  return (
    <SideSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && !take.isPending && onClose()}
      title={say('review.title', { name: source.name })}
      closeLabel={say('do.close')}
    >
      <div className="flex flex-1 flex-col gap-5">
        <CountBadges counts={counts} />
        {total === 0 && changes.length === 0 && <p className="text-mid">{say('review.nothing')}</p>}
        <Remarks remarks={remarks} />
        <ul className="grid gap-3">
          {changes.map((change) => (
            <ChangeRow
              key={change.key}
              change={change}
              isOverwritten={overwrite.has(change.key)}
              onOverwrite={(isOn) => setOverwrite(withKey(overwrite, change.key, isOn))}
            />
          ))}
        </ul>
        <footer className="sticky -bottom-5 -mx-5 mt-auto -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-page px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
          <Button onClick={onClose}>{say('do.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!canTake}
            isPending={take.isPending || again.isPending}
            pendingLabel={say('review.taking')}
            onClick={() => take.mutate({ preview, overwrite: [...overwrite] }, { onError: handleFailure })}
          >
            {say('review.take', { count: number(total) })}
          </Button>
        </footer>
      </div>
    </SideSheet>
  )
}

function CountBadges({ counts }: { counts: SyncCounts }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const kinds = (['cancelled', 'moved', 'back', 'changed', 'new', 'kept'] as const).filter(
    (kind) => counts[kind] > 0,
  )
  return (
    <ul className="tnum flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <li key={kind}>
          <Badge tone={kindTones[kind]}>
            {say(`review.kind.${kind}`)}: {number(counts[kind])}
          </Badge>
        </li>
      ))}
      <li>
        <Badge>
          {say('review.unchanged')}: {number(counts.unchanged)}
        </Badge>
      </li>
    </ul>
  )
}

function changesOf({ unchanged: _unchanged, kept: _kept, ...counts }: SyncCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function withKey(keys: ReadonlySet<string>, key: string, isOn: boolean): ReadonlySet<string> {
  const after = new Set(keys)
  if (isOn) after.add(key)
  else after.delete(key)
  return after
}
