import { useEvent } from '../../event/use-event.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Download } from '../../ui/icons.ts'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { saveKnowledgeTemplate } from './template.ts'

/** Nothing here; where a filter is the reason, the way out of it. */
export function KnowledgeEmpty({ onFilter }: { onFilter: (change: Record<string, string>) => void }) {
  const say = useAdminText()
  const { search, category, check, isArchived } = useAddress()
  const { startsOn } = useEvent()
  const isFiltered = search !== '' || category !== '' || check !== '' || isArchived
  return (
    <EmptyState
      title={say('knowledge.empty')}
      description={!isFiltered && say('knowledge.nothingYetText')}
      action={
        isFiltered ? (
          <Button onClick={() => onFilter({ search: '', category: '', check: '', archived: '' })}>
            {say('knowledge.clear')}
          </Button>
        ) : (
          <Button onClick={() => saveKnowledgeTemplate(startsOn)}>
            <Download aria-hidden className="size-5" />
            {say('people.template')}
          </Button>
        )
      }
    />
  )
}
