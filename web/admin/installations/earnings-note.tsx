import { Sparkles } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import type { Earnings } from './earnings.ts'
import { useEventDays } from './use-event-days.ts'

interface EarningsNoteProps {
  earnings: Earnings
  /** Of many installations, the names of those that nothing limits. */
  unlimited?: readonly string[]
}

/** As many names as fit in a sentence. */
const SHOWN = 3

/** What one person can earn at most, in a day and at the whole event. */
export function EarningsNote({ earnings: { perDay, event }, unlimited = [] }: EarningsNoteProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { days } = useEventDays()
  const names = [...unlimited.slice(0, SHOWN), ...(unlimited.length > SHOWN ? ['…'] : [])].join(', ')
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-control bg-raised px-3.5 py-3 text-sm text-mid"
    >
      <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0 text-points" />
      {Number.isFinite(perDay)
        ? say('installations.earn', { day: number(perDay), event: number(event), days: number(days.length) })
        : unlimited.length === 0
          ? say('installations.earnNoLimit')
          : say('installations.earnNoLimitAt', { names })}
    </p>
  )
}
