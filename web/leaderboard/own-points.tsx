import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/use-format.ts'
import { RollingNumber } from '../points/rolling-number.tsx'

interface OwnPointsProps {
  username: string
  totalPoints: number
  timeZone: string
}

/** While the ranking stands still: the visitor's own points, which go on growing, and no place. */
export function OwnPoints({ username, totalPoints, timeZone }: OwnPointsProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  return (
    <aside
      aria-label={t('board.you')}
      className="sticky bottom-[calc(var(--dock)+var(--spacing)*4)] z-10 mt-4 flex items-center gap-4 rounded-sheet border border-accent bg-raised px-5 py-3 kiosk:bottom-40"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">@{username}</span>
        <span className="block text-sm text-mid">{t('board.placeLater')}</span>
      </span>
      <span className="shrink-0 text-lg font-extrabold text-points">
        <RollingNumber value={totalPoints} format={format.points} />
      </span>
    </aside>
  )
}
