import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'

/** Nothing here; where a filter is the reason, the way out of it. */
export function KnowledgeEmpty({ onFilter }: { onFilter: (change: Record<string, string>) => void }) {
  const say = useAdminText()
  const { search, category, check, isArchived } = useAddress()
  const isFiltered = search !== '' || category !== '' || check !== '' || isArchived
  return (
    <EmptyState
      title={say('knowledge.empty')}
      action={
        isFiltered && (
          <Button onClick={() => onFilter({ search: '', category: '', check: '', archived: '' })}>
            {say('knowledge.clear')}
          </Button>
        )
      }
    />
  )
}
