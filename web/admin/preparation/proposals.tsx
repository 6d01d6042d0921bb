import { useState } from 'react'
import type { PreparedEntry } from '../../../contract/preparation.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/icons.ts'
import { PageTurner } from '../page-turner.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { EditDialog } from './edit-dialog.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { PREPARED_PAGE_SIZE, useProposals } from './use-preparation.ts'

type Part = PreparedEntry['parts'][number]

/** What was written, entry by entry, until staff take it over or throw it away. */
export function Proposals({ count, onAcceptAll }: { count: number; onAcceptAll: () => void }) {
  const say = useAdminText()
  const [page, setPage] = useState(1)
  const [edited, setEdited] = useState<{ entry: PreparedEntry; part: Part }>()
  const query = useProposals(page, count)
  // The last entry of the last page was taken over: the page before is the last one now.
  if (query.data && !query.isPlaceholderData && page > 1 && query.data.entries.length === 0) setPage(page - 1)
  return (
    <section className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{say('prepare.review')}</h3>
        <Button variant="primary" className="max-sm:w-full" onClick={onAcceptAll}>
          <Check aria-hidden className="size-5" />
          {say('prepare.acceptAll')}
        </Button>
      </header>
      <Loaded query={query} loadingText={say('prepare.loading')}>
        {({ entries, pages, total }) => (
          <>
            <ul className="grid gap-3">
              {entries.map((entry) => (
                <ProposalCard key={entry.id} entry={entry} onEdit={(part) => setEdited({ entry, part })} />
              ))}
            </ul>
            <PageTurner
              {...{ page, pages, total, pageSize: PREPARED_PAGE_SIZE }}
              showing="knowledge.showing"
              onTurn={setPage}
            />
          </>
        )}
      </Loaded>
      {edited && <EditDialog {...edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
