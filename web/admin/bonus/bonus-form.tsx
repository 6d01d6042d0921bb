import { type FormEvent, useState } from 'react'
import { awardBonus, LARGEST_BONUS } from '../../../contract/bonus.ts'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { randomId } from '../../platform/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Gift } from '../../ui/icons.ts'
import { NumberField, numberFromText } from '../../ui/number-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useKept } from '../kept.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { ChosenPerson } from './chosen-person.tsx'
import { useAwardBonus } from './use-bonus.ts'

interface BonusFormProps {
  chosen: DeskAttendee | undefined
  onForget: () => void
}

const empty = { attendeeId: '', points: '', reason: '' }

/** The award itself. What was written stays when it fails, and so does its key: trying again gives nothing twice. */
export function BonusForm({ chosen, onForget }: BonusFormProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const [values, setValues] = useKept('bonus', empty)
  const [known, setKnown] = useState(chosen)
  const [submission, setSubmission] = useKept('bonus-submission', { key: randomId(), sent: '' })
  if (chosen !== known) {
    setKnown(chosen)
    if (chosen) setValues({ ...values, attendeeId: chosen.id })
  }
  const award = useAwardBonus(() => {
    setValues(empty)
    setSubmission({ key: randomId(), sent: '' })
    onForget()
  })
  const draft = awardBonus.schema.body.safeParse({
    attendeeId: values.attendeeId,
    points: numberFromText(values.points),
    reason: values.reason.trim() || undefined,
  })
  const hasWrongPoints =
    values.points !== '' &&
    !awardBonus.schema.body.shape.points.safeParse(numberFromText(values.points)).success
  const set = (change: Partial<typeof empty>) => setValues({ ...values, ...change })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!draft.success || award.isPending) return
    const sent = JSON.stringify(draft.data)
    // The same content again is the same submission; other content is another one.
    const key = submission.sent === '' || submission.sent === sent ? submission.key : randomId()
    setSubmission({ key, sent })
    award.mutate({ body: draft.data, key })
  }
  return (
    <Card>
      <form noValidate className="grid gap-4" aria-label={say('section.bonus')} onSubmit={handleSubmit}>
        {chosen && chosen.id === values.attendeeId && (
          <ChosenPerson
            attendee={chosen}
            onForget={() => {
              set({ attendeeId: '' })
              onForget()
            }}
          />
        )}
        <TextField
          label={say('bonus.attendeeId')}
          required
          hint={say('bonus.attendeeHint')}
          autoComplete="off"
          maxLength={100}
          value={values.attendeeId}
          onChange={(event) => set({ attendeeId: event.target.value })}
        />
        <NumberField
          label={say('bonus.points')}
          required
          placeholder="5000"
          value={values.points}
          onChange={(points) => set({ points })}
          error={hasWrongPoints ? say('bonus.pointsInvalid', { most: number(LARGEST_BONUS) }) : undefined}
        />
        <TextArea
          label={say('bonus.reason')}
          rows={3}
          maxLength={500}
          value={values.reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={!draft.success}
          isPending={award.isPending}
          pendingLabel={say('bonus.awarding')}
        >
          <Gift aria-hidden className="size-5" />
          {say('bonus.award')}
        </Button>
      </form>
    </Card>
  )
}
