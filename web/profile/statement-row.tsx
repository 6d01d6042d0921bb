import { useTranslation } from 'react-i18next'
import type { StatementLine } from '../../contract/profile.ts'
import { useEvent } from '../event/use-event.ts'
import { useNames } from '../event/use-names.ts'
import { useVenueTime } from '../event/use-venue-time.ts'
import type { TextKey } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/use-format.ts'
import { classNames } from '../ui/class-names.ts'
import { Ban, Clock, Gift, Nfc, RotateCcw, Sparkles } from '../ui/icons.ts'

const icons = { tap: Nfc, fortune: Sparkles, bonus: Gift, void: RotateCcw, refused: Ban }

const noPoints = {
  cooldown: 'profile.reason.cooldown',
  'daily-limit': 'profile.reason.dailyLimit',
  'too-late': 'profile.reason.tooLate',
  crew: 'profile.reason.crew',
  'no-recent-tap': 'profile.reason.noRecentTap',
} as const satisfies Record<string, TextKey>

type RefusalKey = Extract<TextKey, `errors.${string}`>

/** One line: where and when, what it brought, and if it brought nothing, why and when it will again. */
export function StatementRow({ line }: { line: StatementLine }) {
  const format = useFormat(useEvent().timeZone)
  const venue = useVenueTime()
  const { kind, points, isVoided, occurredAt } = line
  const reason = useReason(line)
  const again = useAgain(line)
  const Icon = kind === 'tap' && points === 0 ? Clock : icons[kind]
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:px-5">
      <span
        aria-hidden
        className={classNames(
          'mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-raised [&_svg]:size-4.5',
          points > 0 && !isVoided ? 'text-points' : 'text-low',
        )}
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug [overflow-wrap:anywhere]">{usePlaceName(line)}</p>
        {reason !== undefined && <p className="text-sm text-mid [overflow-wrap:anywhere]">{reason}</p>}
        {again !== undefined && <p className="text-sm font-semibold text-success">{again}</p>}
        <p className="mt-0.5 text-sm text-low">
          <time dateTime={occurredAt}>{format.next(venue(new Date(occurredAt)), venue(new Date()))}</time>
        </p>
      </div>
      <Amount points={points} isVoided={isVoided} />
    </li>
  )
}

function Amount({ points, isVoided }: { points: number; isVoided: boolean }) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const sign = points > 0 ? '+' : points < 0 ? '−' : ''
  return (
    <p className="shrink-0 text-end">
      <span
        className={classNames(
          'tnum text-lg font-bold',
          points > 0 && !isVoided && 'text-points',
          points < 0 && 'text-danger',
          (points === 0 || isVoided) && 'text-low',
          isVoided && 'line-through',
        )}
      >
        {sign}
        {format.number(Math.abs(points))}
      </span>
      {isVoided && <span className="block text-xs text-mid">{t('profile.line.voided')}</span>}
    </p>
  )
}

function usePlaceName({ kind, place: written }: StatementLine): string {
  const { t } = useTranslation()
  const say = useNames()
  const place = written && say(written)
  if (kind === 'bonus') return t('profile.line.bonus')
  if (kind !== 'void') return place ?? t('profile.line.refused')
  return place === null ? t('profile.line.void') : t('profile.line.voidAt', { place })
}

/** Why it brought nothing, or what the crew wrote. */
function useReason({ kind, reason }: StatementLine): string | undefined {
  const { t, i18n } = useTranslation()
  if (reason === null) return undefined
  if (kind === 'bonus' || kind === 'void') return reason
  if (reason in noPoints) return t(noPoints[reason as keyof typeof noPoints])
  const isKnown = (key: string): key is RefusalKey => i18n.exists(key)
  const key = `errors.${reason}`
  return isKnown(key) ? t(key) : t('profile.line.refused')
}

function useAgain({ nextEligibleAt }: StatementLine): string | undefined {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  if (nextEligibleAt === null) return undefined
  const [moment, now] = [new Date(nextEligibleAt), new Date()]
  return moment > now
    ? t('profile.line.again', { time: format.until(moment, now) })
    : t('profile.line.openAgain')
}
