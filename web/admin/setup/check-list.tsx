import type { SetupCheck } from '../../../contract/setup.ts'
import { classNames } from '../../ui/class-names.ts'
import { Circle, CircleCheck } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** What the server has looked at: what is there, and what is missing. */
export function CheckList({ checks }: { checks: readonly SetupCheck[] }) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <ul className="grid gap-2">
      {checks.map(({ id, isMet, count }) => {
        const Icon = isMet ? CircleCheck : Circle
        return (
          <li key={id} className="flex items-start gap-2.5 text-sm">
            <Icon
              aria-hidden
              className={classNames('mt-0.5 size-4 shrink-0', isMet ? 'text-success' : 'text-low')}
            />
            <span className={isMet ? 'text-mid' : 'text-hi'}>
              <span className="sr-only">{say(isMet ? 'setup.done' : 'setup.missing')}: </span>
              {say(`setup.check.${id}`)}
              {count !== null && count > 0 && <span className="tnum text-low"> · {number(count)}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
