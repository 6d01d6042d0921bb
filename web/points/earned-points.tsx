import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useRolling } from '../ui/use-rolling.ts'

/** "You earned +500 points!", counted up. While it counts the region is busy, so that only the end is read out. */
export function EarnedPoints({ points }: { points: number }) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const { shown, isRolling } = useRolling(points, 0)
  return (
    <span className="tnum" aria-busy={isRolling}>
      {t('points.earned', { points: format.label(shown) })}
    </span>
  )
}
