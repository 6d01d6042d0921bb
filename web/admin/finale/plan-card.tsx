import type { FormEvent } from 'react'
import type { FinaleStatus } from '../../../contract/finale.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useConflict } from '../conflict.ts'
import { ConflictDialog } from '../conflict-dialog.tsx'
import { useKept } from '../kept.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { fromWallClock, toWallClock } from '../venue-time.ts'
import { usePlan } from './use-finale.ts'

type Plan = Pick<FinaleStatus, 'plannedAt' | 'version'>

/** What somebody types, and the plan that they saw when they began. */
interface Draft {
  text: string
  begun: Plan
}

/** The moment at which the board freezes by itself, on the venue's clock. */
export function PlanCard({ status }: { status: Plan }) {
  const [draft, setDraft] = useKept<Draft | undefined>('freeze-plan', undefined)
  // What is typed stays when the plan is read again; a field that nobody has touched follows it.
  const begun = draft?.begun ?? { plannedAt: status.plannedAt, version: status.version }
  return <PlanForm key={begun.version} begun={begun} text={draft?.text} onType={setDraft} />
}

interface PlanFormProps {
  begun: Plan
  text: string | undefined
  onType: (draft: Draft | undefined) => void
}

function PlanForm({ begun, text, onType }: PlanFormProps) {
  const say = useAdminText()
  const { timeZone, wallClock } = useNumbers()
  const forget = () => onType(undefined)
  const conflict = useConflict(begun)
  const plan = usePlan(forget, conflict.notice)
  const clockOf = ({ plannedAt }: Plan) => ({ freezesAt: toWallClock(plannedAt, timeZone) })
  const wanted = text ?? clockOf(begun).freezesAt
  const save = (clock: string, { version }: Plan) => {
    // From here on it is a wish of somebody, which the next look at the plan must not replace.
    onType({ text: clock, begun })
    plan.mutate({ freezesAt: fromWallClock(clock, timeZone), version })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(wanted, begun)
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
            onChange={(event) => onType({ text: event.target.value, begun })}
          />
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button type="submit" isPending={plan.isPending} pendingLabel={say('do.saving')}>
            {say('do.save')}
          </Button>
          {begun.plannedAt !== null && (
            <Button variant="ghost" onClick={() => save('', begun)}>
              {say('finale.noPlan')}
            </Button>
          )}
        </div>
      </form>
      {conflict.current && (
        <ConflictDialog
          base={clockOf(begun)}
          theirs={clockOf(conflict.current)}
          mine={{ freezesAt: wanted }}
          labelOf={() => say('finale.plannedAt')}
          showValue={(_field, clock) => wallClock(clock)}
          onKeepMine={({ freezesAt }) => {
            if (conflict.current) save(freezesAt, conflict.current)
            conflict.close()
          }}
          onTakeTheirs={() => {
            conflict.close()
            forget()
          }}
          onClose={conflict.close}
        />
      )}
    </Card>
  )
}
