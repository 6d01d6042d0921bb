import { useState } from 'react'
import type { AdminEntry } from '../../../contract/admin-knowledge.ts'
import { toast } from '../../ui/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useKept } from '../kept.ts'
import { PageTurner } from '../page-turner.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx'
import { EntryList } from './entry-list.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { KnowledgeActions } from './knowledge-actions.tsx'
import { KnowledgeEmpty } from './knowledge-empty.tsx'
import { KnowledgeFilters } from './knowledge-filters.tsx'
import { keepOnly, nothingChosen } from './selection.ts'
import { ENTRY_PAGE_SIZE, useEntries, useRemoveEntry } from './use-entries.ts'

/** Where it is kept what is open. */
const KEPT = 'knowledge'

type Task = { kind: 'create' | 'bulk' } | { kind: 'edit' | 'delete'; entry: AdminEntry }

/** What the guide answers from, what the activities show: the content of the festival. */
export function KnowledgePanel() {
  const say = useAdminText()
  const address = useAddress()
  const query = useEntries(address)
  const remove = useRemoveEntry()
  const [selection, setSelection] = useState(nothingChosen)
  const [task, setTask] = useKept<Task | undefined>(KEPT, undefined)
  const close = () => setTask(undefined)
  const filter = (change: Record<string, string>) => {
    // What nobody sees any more must not be deleted by accident.
    if (selection.chosen.size > 0) toast({ title: say('knowledge.selectionCleared') })
    setSelection(nothingChosen)
    address.filter(change)
  }
  return (
    <SectionFrame
      title={say('section.knowledge')}
      actions={
        <KnowledgeActions
          selectedCount={selection.chosen.size}
          total={query.data?.total ?? 0}
          onDeleteSelected={() => setTask({ kind: 'bulk' })}
          onCreate={() => setTask({ kind: 'create' })}
        />
      }
    >
      <KnowledgeFilters onFilter={filter} />
      <Loaded query={query} loadingText={say('knowledge.loading')}>
        {({ entries, page, pages, total }) =>
          entries.length === 0 ? (
            <KnowledgeEmpty onFilter={filter} />
          ) : (
            <>
              <EntryList
                {...{ entries, selection, isArchived: address.isArchived }}
                onSelect={setSelection}
                onEdit={(entry) => setTask({ kind: 'edit', entry })}
                onDelete={(entry) => setTask({ kind: 'delete', entry })}
              />
              <PageTurner
                {...{ page, pages, total, pageSize: ENTRY_PAGE_SIZE }}
                showing="knowledge.showing"
                onTurn={address.turnTo}
              />
            </>
          )
        }
      </Loaded>
      {task?.kind === 'create' && <EntrySheet keptAs={KEPT} onClose={close} onSaved={close} />}
      {task?.kind === 'edit' && (
        <EntrySheet keptAs={KEPT} entry={task.entry} onClose={close} onSaved={close} />
      )}
      {task?.kind === 'delete' && (
        <ConfirmDialog
          title={say('knowledge.deleteTitle')}
          text={say('knowledge.deleteText', { title: task.entry.title })}
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate(task.entry, {
              onSuccess: () =>
                setSelection((before) =>
                  keepOnly(
                    before,
                    [...before.chosen.keys()].filter((id) => id !== task.entry.id),
                  ),
                ),
              onSettled: close,
            })
          }
          onClose={close}
        />
      )}
      {task?.kind === 'bulk' && selection.chosen.size > 0 && (
        <BulkDeleteDialog
          chosen={selection.chosen}
          onClose={close}
          onDone={(failed) => {
            setSelection((before) => keepOnly(before, failed))
            close()
          }}
        />
      )}
    </SectionFrame>
  )
}
