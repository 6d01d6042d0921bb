import { useState } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { DemoBands } from '../demo-bands.tsx'
import { SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { AttendeePicker } from './attendee-picker.tsx'
import { AwardsList } from './awards-list.tsx'
import { BonusForm } from './bonus-form.tsx'

/** Points by hand: find the person, say how many and why; the latest can be taken back. */
export function BonusPanel() {
  const say = useAdminText()
  const [chosen, setChosen] = useState<DeskAttendee>()
  return (
    <SectionFrame title={say('section.bonus')}>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <AttendeePicker onChoose={setChosen} />
          <BonusForm chosen={chosen} onForget={() => setChosen(undefined)} />
        </div>
        <AwardsList />
      </div>
      <DemoBands />
    </SectionFrame>
  )
}
