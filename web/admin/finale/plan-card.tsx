import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { fromWallClock, toWallClock } from '../knowledge/venue-time.ts'
import { useNumbers } from '../use-numbers.ts'
import { useSay } from '../use-say.ts'
import { usePlan } from './use-finale.ts'

/** The moment at which the board freezes by itself, on the venue's clock. */
export function PlanCard({ plannedAt }: { plannedAt: string | null }) {
  const say = useSay()
  const { timeZone } = useNumbers()
  const plan = usePlan()
  const [wanted, setWanted] = useState(toWallClock(plannedAt, timeZone))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    plan.mutate(fromWallClock(wanted, timeZone))
  }
  return (
    <Card>
      <form className="flex flex-wrap items-end gap-3" onSubmit={handleSubmit}>
        <div className="min-w-64 flex-1">
          <TextField
            type="datetime-local"
            label={say('finale.plannedAt')}
            hint={say('finale.plannedHint', { zone: timeZone })}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button type="submit" isPending={plan.isPending} pendingLabel={say('do.saving')}>
            {say('do.save')}
          </Button>
          {plannedAt !== null && (
            <Button variant="ghost" onClick={() => plan.mutate(null)}>
              {say('finale.noPlan')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
