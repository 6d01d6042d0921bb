import { useTranslation } from 'react-i18next'

/** The suspense: the place is known, the name is not. */
export function DrumRoll({ rank }: { rank: number }) {
  const { t } = useTranslation()
  return (
    <section className="stage-center">
      <p className="text-[3em] font-bold text-mid">{t('board.rank', { rank })}</p>
      <p aria-hidden className="stage-roll stage-display text-[20em]">
        {rank}
      </p>
    </section>
  )
}
