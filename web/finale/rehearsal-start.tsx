import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RevealedRank } from '../../contract/finale.ts'
import { Leon } from '../leon/leon.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { inventedRanks } from './rehearsal.ts'
import type { RehearsalText } from './rehearsal-texts.ts'

interface RehearsalStartProps {
  say: RehearsalText
  /** The first ranks of the public board; undefined until they are read. */
  current: RevealedRank[] | undefined
  /** The real reveal is running. */
  isReal: boolean
  onBegin: (ranks: readonly RevealedRank[]) => void
}

const large = 'min-h-[2.6em]! px-[1.6em]! text-[2em]!'

/** Before a rehearsal: with whose names, and what it does not touch. While the real reveal runs, there is none. */
export function RehearsalStart({ say, current, isReal, onBegin }: RehearsalStartProps) {
  const { t } = useTranslation()
  const isEmpty = current?.length === 0
  return (
    <section className="stage-center">
      <Leon state={isReal ? 'happy' : 'curious'} size="13em" />
      <h2 className="stage-display text-[4em]">{say(isReal ? 'rehearsal.real' : 'rehearsal.title')}</h2>
      <p className="max-w-[36em] text-[2em] text-mid text-balance">
        {say(isReal ? 'rehearsal.realText' : 'rehearsal.text')}
      </p>
      <div className="mt-[.5em] flex flex-wrap justify-center gap-[1.5em]">
        {isReal ? (
          <Link to="/reveal" className={`${buttonClass()} ${large}`}>
            {say('rehearsal.toReal')}
          </Link>
        ) : (
          <>
            <Button variant="primary" autoFocus className={large} onClick={() => onBegin(inventedRanks)}>
              {say('rehearsal.invented')}
            </Button>
            <Button
              className={large}
              disabled={current === undefined || isEmpty}
              onClick={() => current && onBegin(current)}
            >
              {say('rehearsal.current')}
            </Button>
          </>
        )}
        <Link to="/admin?tab=finale" className={`${buttonClass({ variant: 'ghost' })} ${large}`}>
          {t('finale.toDashboard')}
        </Link>
      </div>
      {!isReal && (
        <p className="max-w-[48em] text-[1.5em] text-low text-balance">
          {say(isEmpty ? 'rehearsal.nobody' : 'rehearsal.currentHint')}
        </p>
      )}
    </section>
  )
}
