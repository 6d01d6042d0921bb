import { useEffect, useState } from 'react'
import type { PretixSource } from '../../../contract/pretix.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { PretixChoiceDialog } from './pretix-choice-dialog.tsx'
import { PretixHookDialog } from './pretix-hook-dialog.tsx'
import { PretixOffSheet } from './pretix-off-sheet.tsx'
import { PretixPreviewSheet } from './pretix-preview-sheet.tsx'
import { PretixRow, type PretixTask } from './pretix-row.tsx'
import { useRemovePretix } from './use-pretix.ts'

interface PretixListProps {
  sources: readonly PretixSource[]
  /** A shop that was added just now: its orders are what comes next. */
  firstPreview: string | undefined
}

/** All pretix shops, and what can be done with them. */
export function PretixList({ sources, firstPreview }: PretixListProps) {
  const say = useAdminText()
  const [task, setTask] = useState<{ does: PretixTask; id: string }>()
  const end = () => setTask(undefined)
  const remove = useRemovePretix()
  useEffect(() => {
    if (firstPreview !== undefined) setTask({ does: 'preview', id: firstPreview })
  }, [firstPreview])
  const source = sources.find(({ id }) => id === task?.id)
  if (sources.length === 0)
    return <EmptyState title={say('pretix.empty')} description={say('pretix.emptyText')} />
  return (
    <>
      <Card className="p-0!">
        <ul className="divide-y divide-line/60">
          {sources.map((one) => (
            <PretixRow key={one.id} source={one} onTask={(does) => setTask({ does, id: one.id })} />
          ))}
        </ul>
      </Card>
      {source && task?.does === 'preview' && (
        <PretixPreviewSheet
          source={source}
          onTaken={() => setTask({ does: 'hook', id: source.id })}
          onClose={end}
        />
      )}
      {source && task?.does === 'choose' && <PretixChoiceDialog source={source} onClose={end} />}
      {source && task?.does === 'off' && <PretixOffSheet source={source} onClose={end} />}
      {source && task?.does === 'hook' && <PretixHookDialog source={source} onClose={end} />}
      {source && task?.does === 'remove' && (
        <ConfirmDialog
          title={say('pretix.removeTitle', { name: source.name })}
          text={say('pretix.removeText')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(source.id, { onSettled: end })}
          onClose={end}
        />
      )}
    </>
  )
}
