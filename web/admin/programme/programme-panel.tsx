import { useState } from 'react'
import type { SchedulePreview } from '../../../contract/schedules.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Plus } from '../../ui/icons.ts'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { AddScheduleDialog } from './add-schedule-dialog.tsx'
import { ReviewSheet } from './review-sheet.tsx'
import { ScheduleRow } from './schedule-row.tsx'
import { Timetable } from './timetable.tsx'
import { useSchedules } from './use-schedules.ts'

/** The programme: where it comes from, and the week as staff see it. */
export function ProgrammePanel() {
  const say = useAdminText()
  const [isAdding, setAdding] = useState(false)
  const [preview, setPreview] = useState<SchedulePreview>()
  const review = (read: SchedulePreview) => {
    setAdding(false)
    setPreview(read)
  }
  return (
    <SectionFrame
      title={say('section.programme')}
      actions={
        <Button variant="primary" data-do="new" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          {say('schedule.add')}
        </Button>
      }
    >
      <Loaded query={useSchedules()} loadingText={say('schedule.loading')}>
        {({ schedules }) =>
          schedules.length === 0 ? (
            <p className="max-w-prose text-mid">{say('schedule.empty')}</p>
          ) : (
            <Card className="p-0!">
              <ul className="divide-y divide-line/60">
                {schedules.map((schedule) => (
                  <ScheduleRow key={schedule.id} schedule={schedule} onRead={review} />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      <Timetable />
      {isAdding && <AddScheduleDialog onRead={review} onClose={() => setAdding(false)} />}
      {preview && (
        <ReviewSheet
          key={preview.id}
          preview={preview}
          onReadAgain={setPreview}
          onClose={() => setPreview(undefined)}
        />
      )}
    </SectionFrame>
  )
}
