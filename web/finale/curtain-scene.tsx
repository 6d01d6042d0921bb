import { useTranslation } from 'react-i18next'
import { Leon } from '../leon/leon.tsx'
import { DrumRoll } from './drum-roll.tsx'

interface CurtainSceneProps {
  rolling: number | null
  /** Nobody had points: there is nobody to reveal. */
  isEmpty: boolean
}

/** The moment before the first name. */
export function CurtainScene({ rolling, isEmpty }: CurtainSceneProps) {
  const { t } = useTranslation()
  if (rolling !== null) return <DrumRoll rank={rolling} />
  return (
    <section className="stage-center">
      <Leon state={isEmpty ? 'sleepy' : 'curious'} size="24em" />
      <h2 className="stage-display text-[6em]">{t(isEmpty ? 'board.empty' : 'finale.curtain')}</h2>
      {!isEmpty && <p className="stage-hint text-[2em] text-mid">{t('finale.press')}</p>}
    </section>
  )
}
