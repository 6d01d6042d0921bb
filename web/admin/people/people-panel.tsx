import { may } from '../../../contract/roles.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useKept } from '../kept.ts'
import { SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useUser } from '../user-context.ts'
import { BadgesView } from './badges-view.tsx'
import { DuplicatesView } from './duplicates-view.tsx'
import { ImportView } from './import-view.tsx'

const views = ['import', 'duplicates', 'badges'] as const
type View = (typeof views)[number]

/** Lists of people: what comes in as a file, who is there twice, and handles on paper. */
export function PeoplePanel() {
  const say = useAdminText()
  const mayMerge = may(useUser(), 'attendees:merge')
  const [kept, setView] = useKept<View>('people', 'import')
  const open = views.filter((view) => mayMerge || view !== 'duplicates')
  const view = open.includes(kept) ? kept : 'import'
  return (
    <SectionFrame title={say('section.people')}>
      <SegmentedControl
        label={say('section.people')}
        value={view}
        options={open.map((value) => ({ value, label: say(`people.view.${value}`) }))}
        onChange={setView}
      />
      {view === 'import' && <ImportView />}
      {view === 'duplicates' && <DuplicatesView />}
      {view === 'badges' && <BadgesView />}
    </SectionFrame>
  )
}
