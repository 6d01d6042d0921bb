import { useState } from 'react'
import type { AdminEntry, OpenQuestion } from '../../../contract/admin-knowledge.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useEntries } from '../knowledge/use-entries.ts'
import { SearchBox } from '../search-box.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'

interface LinkQuestionDialogProps {
  question: OpenQuestion
  onLink: (entry: AdminEntry) => void
  onClose: () => void
}

/** Finds the entry that answers a question; the question becomes one of its phrases. */
export function LinkQuestionDialog({ question, onLink, onClose }: LinkQuestionDialogProps) {
  const say = useAdminText()
  const [search, setSearch] = useState('')
  const query = useEntries({ search, category: '', check: '', isArchived: false, page: 1 })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('questions.linkTitle')}
      description={question.question}
      closeLabel={say('do.close')}
    >
      <div className="grid gap-3">
        <SearchBox
          label={say('knowledge.search')}
          placeholder={say('knowledge.search')}
          value={search}
          onSearch={setSearch}
        />
        <Loaded query={query} loadingText={say('knowledge.loading')}>
          {({ entries }) => (
            <ul className="grid gap-1">
              {entries.length === 0 && <li className="text-mid">{say('knowledge.empty')}</li>}
              {entries.map((entry) => (
                <li key={entry.id}>
                  <button
                    type="button"
                    onClick={() => onLink(entry)}
                    className="w-full rounded-control px-3 py-2 text-start hover:bg-raised"
                  >
                    <span className="block font-semibold text-hi">{entry.title}</span>
                    <span className="line-clamp-1 text-sm text-mid">{entry.description}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
