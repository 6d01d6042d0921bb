import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CircleCheck, ListChecks } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { CheckList } from './check-list.tsx'
import { missingOf } from './step-words.ts'
import { useSetup } from './use-setup.ts'

/** More than this is the guide's matter. */
const SHOWN = 5

/** What is missing before the doors open; once they are open there is nothing to say. */
export function ReadinessCard() {
  const say = useAdminText()
  const { number, plannedMoment } = useNumbers()
  const setup = useSetup().data
  if (setup === undefined || setup.isOpen) return null
  const missing = setup.steps.flatMap(missingOf)
  const toSay = setup.steps.filter(({ state, checks }) => state === 'open' && checks.length === 0)
  const hasDays = setup.steps.some(({ id, checks }) => id === 'event' && checks.every(({ isMet }) => isMet))
  const count = missing.length + toSay.length
  const Icon = count === 0 ? CircleCheck : ListChecks
  return (
    <Card tone={count === 0 ? 'success' : 'calm'} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon aria-hidden className={`size-6 shrink-0 ${count === 0 ? 'text-success' : 'text-accent'}`} />
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-semibold">
            {count === 0 ? say('setup.ready') : say('setup.notReady', { count: number(count) })}
          </h3>
          {hasDays && (
            <p className="text-sm text-mid">{say('setup.opensAt', { time: plannedMoment(setup.opensAt) })}</p>
          )}
        </div>
        <Link
          to="/admin?tab=setup"
          className={buttonClass({ variant: count === 0 ? 'secondary' : 'primary' })}
        >
          {say('setup.goOn')}
        </Link>
      </div>
      {missing.length > 0 && <CheckList checks={missing.slice(0, SHOWN)} />}
    </Card>
  )
}
