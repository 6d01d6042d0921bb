import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { EditionsGroup } from '../editions/editions-group.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { MapGroup } from '../venue-map/map-group.tsx'
import { EventGroup } from './event-group.tsx'
import { LanguagesGroup } from './languages-group.tsx'
import { LookGroup } from './look-group.tsx'
import { QuestionsGroup } from './questions-group.tsx'
import { TermsGroup } from './terms-group.tsx'
import { useSettings } from './use-settings.ts'
import { VenueGroup } from './venue-group.tsx'

const groups = {
  event: EventGroup,
  venue: VenueGroup,
  map: MapGroup,
  look: LookGroup,
  languages: LanguagesGroup,
  questions: QuestionsGroup,
  terms: TermsGroup,
  editions: EditionsGroup,
} as const
type GroupId = keyof typeof groups
const ids = Object.keys(groups) as GroupId[]

/** What an organiser says about the event, in groups that are saved one by one. */
export function SettingsPanel() {
  const say = useAdminText()
  const address = useAddress()
  const id = ids.find((one) => one === address.group) ?? 'event'
  const Group = groups[id]
  return (
    <SectionFrame title={say('section.settings')} intro={say('settings.intro')}>
      <SegmentedControl
        label={say('section.settings')}
        value={id}
        options={ids.map((value) => ({ value, label: say(`settings.group.${value}`) }))}
        onChange={(group) => address.filter({ group: group === 'event' ? '' : group, edition: '' })}
      />
      <Loaded query={useSettings()} loadingText={say('settings.loading')}>
        {(settings) => <Group settings={settings} />}
      </Loaded>
    </SectionFrame>
  )
}
