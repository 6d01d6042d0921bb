import { useTranslation } from 'react-i18next'
import { Leon } from '../leon/leon.tsx'

/** The first places while the reveal has not come to them. */
export function SecretPlaces({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 rounded-sheet border border-dashed border-line-ctl/60 px-5 py-8 text-center wall:h-full wall:content-center">
      <Leon state="curious" size="min(11rem, 40vw, 30dvh)" />
      <p className="max-w-[22em] font-bold text-balance">{t('board.secret', { count })}</p>
    </div>
  )
}
