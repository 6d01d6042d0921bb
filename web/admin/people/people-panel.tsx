import { SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { ImportView } from './import-view.tsx'

/** Lists of people: what comes in as a file. */
export function PeoplePanel() {
  const say = useAdminText()
  return (
    <SectionFrame title={say('section.people')}>
      <ImportView />
    </SectionFrame>
  )
}
