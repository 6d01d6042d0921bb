import type { OpeningPeriod } from '../../../contract/opening-hours.ts'
import type { AdminText } from '../use-admin-text.ts'
import { minutesOf } from './installation-values.ts'

/** The rules of an installation in a few words each; what limits nothing is not said. */
export function describeRules(
  {
    cooldownSeconds,
    maxPerEventDay,
    openingHours,
  }: {
    cooldownSeconds: number
    maxPerEventDay: number
    openingHours: readonly OpeningPeriod[]
  },
  say: AdminText,
  dayName: (day: string) => string,
): string[] {
  return [
    ...(cooldownSeconds > 0 ? [say('installations.every', { minutes: minutesOf(cooldownSeconds) })] : []),
    ...(maxPerEventDay > 0 ? [say('installations.timesADay', { times: String(maxPerEventDay) })] : []),
    ...openingHours.slice(0, 2).map((period) => describePeriod(period, dayName)),
    ...(openingHours.length > 2 ? ['…'] : []),
  ]
}

/** "Sat, Dec 5 10:00–22:00", or the times alone where they are those of every day. */
export function describePeriod(
  { day, opensAt, closesAt }: OpeningPeriod,
  dayName: (day: string) => string,
): string {
  return `${day === null ? '' : `${dayName(day)} `}${opensAt}–${closesAt}`
}
