import { useState } from 'react'
import type { WrittenImport } from '../../../contract/people-imports.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useImports, useUndo, useUndoPreview } from './use-people-import.ts'

/** What came in before; what has to go again can be undone as a whole. */
export function ImportHistory() {
  const say = useAdminText()
  const [leaving, setLeaving] = useState<WrittenImport>()
  return (
    <section aria-labelledby="imports" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="imports" className="text-lg">
        {say('people.imports')}
      </h3>
      <Loaded query={useImports()} loadingText={say('people.loading')}>
        {({ imports }) =>
          imports.length === 0 ? (
            <p className="text-mid">{say('people.noImports')}</p>
          ) : (
            <Card className="p-0!">
              <ul className="divide-y divide-line/60">
                {imports.map((one) => (
                  <ImportRow key={one.id} one={one} onUndo={() => setLeaving(one)} />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      {leaving && <UndoDialog one={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}

function ImportRow({ one, onUndo }: { one: WrittenImport; onUndo: () => void }) {
  const say = useAdminText()
  const { number, moment } = useNumbers()
  const { fileName, by, at, created, updated, undoneAt, canBeUndone } = one
  return (
    <li data-row tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="truncate font-semibold">{fileName}</p>
        <p className="tnum text-sm text-mid">
          {[
            moment(at),
            by,
            say('import.created', { count: number(created) }),
            say('import.updated', { count: number(updated) }),
          ].join(' · ')}
        </p>
      </div>
      {undoneAt && <Badge>{say('people.undoneAt', { time: moment(undoneAt) })}</Badge>}
      {canBeUndone && (
        <Button size="sm" aria-label={say('people.undoOf', { name: fileName })} onClick={onUndo}>
          {say('do.undo')}
        </Button>
      )}
    </li>
  )
}

/** So many of those who stay are named in the question. */
const NAMED = 6

function UndoDialog({ one, onClose }: { one: WrittenImport; onClose: () => void }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const preview = useUndoPreview(one.id).data
  const undo = useUndo(onClose)
  return (
    <ConfirmDialog
      title={say('people.undoTitle', { name: one.fileName })}
      text={
        <span className="grid gap-2">
          <span>
            {preview
              ? say('people.undoText', {
                  removed: number(preview.removed),
                  restored: number(preview.restored),
                })
              : say('people.undoLoading')}
          </span>
          {preview && preview.keptCount > 0 && (
            <span className="grid gap-0.5 text-sm">
              <strong>{say('people.undoKept', { count: number(preview.keptCount) })}</strong>
              {preview.kept.slice(0, NAMED).map(({ id, tiktokUsername, reason }) => (
                <span key={id}>
                  @{tiktokUsername}: {say(`people.kept.${reason}`)}
                </span>
              ))}
              {preview.keptCount > NAMED && (
                <span>{say('import.more', { count: number(preview.keptCount - NAMED) })}</span>
              )}
            </span>
          )}
        </span>
      }
      confirmLabel={say('people.undo')}
      pendingLabel={say('people.undoing')}
      isPending={undo.isPending}
      onConfirm={() => undo.mutate(one.id)}
      onClose={onClose}
    />
  )
}
