import { EntryCheck } from '../../../contract/admin-knowledge.ts'
import { Category } from '../../../contract/knowledge.ts'
import { Switch } from '../../ui/switch.tsx'
import { SearchBox } from '../search-box.tsx'
import { SelectField } from '../select-field.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'

/** Search, category, and whether to see what was deleted. */
export function KnowledgeFilters({ onFilter }: { onFilter: (change: Record<string, string>) => void }) {
  const say = useAdminText()
  const { search, category, check, isArchived } = useAddress()
  const categories = Category.options.map((value) => ({ value, label: say(`category.${value}`) }))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label={say('knowledge.search')}
        placeholder={say('knowledge.search')}
        value={search}
        onSearch={(text) => onFilter({ search: text })}
      />
      <SelectField
        label={say('knowledge.category')}
        isLabelHidden
        value={Category.safeParse(category).data ?? ''}
        options={[{ value: '', label: say('knowledge.all') }, ...categories]}
        onChange={(event) => onFilter({ category: event.target.value })}
      />
      <SelectField
        label={say('knowledge.check')}
        isLabelHidden
        value={EntryCheck.safeParse(check).data ?? ''}
        options={[
          { value: '', label: say('knowledge.checkAll') },
          { value: 'weak', label: say('knowledge.checkWeak') },
          { value: 'untranslated', label: say('knowledge.checkUntranslated') },
        ]}
        onChange={(event) => onFilter({ check: event.target.value })}
      />
      <Switch
        label={say('knowledge.archived')}
        isOn={isArchived}
        onChange={(isOn) => onFilter({ archived: isOn ? 'true' : '' })}
      />
    </div>
  )
}
