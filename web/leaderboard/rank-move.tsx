import { useTranslation } from 'react-i18next'
import { TrendingDown, TrendingUp } from '../ui/icons.ts'

/** How many places somebody has just won or lost. */
export function RankMove({ places }: { places: number | undefined }) {
  const { t } = useTranslation()
  if (!places) return null
  const isUp = places > 0
  const count = Math.abs(places)
  const Icon = isUp ? TrendingUp : TrendingDown
  return (
    <span
      className={`inline-flex animate-pop items-center gap-1 text-sm font-bold ${isUp ? 'text-success' : 'text-low'}`}
    >
      <Icon aria-hidden className="size-[1.1em]" />
      <span aria-hidden className="tnum">
        {count}
      </span>
      <span className="sr-only">{isUp ? t('board.up', { count }) : t('board.down', { count })}</span>
    </span>
  )
}
