import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Leon } from '../leon/leon.tsx'
import { Button, buttonClass } from '../ui/button.tsx'

interface WaitingSceneProps {
  isFrozen: boolean
  isBeginning: boolean
  onBegin: () => void
}

/** Before the show: whoever runs it reads what is about to happen. */
export function WaitingScene({ isFrozen, isBeginning, onBegin }: WaitingSceneProps) {
  const { t } = useTranslation()
  return (
    <section className="stage-center">
      <Leon state={isFrozen ? 'happy' : 'sleepy'} size="22em" />
      <h2 className="stage-display text-[4.6em]">{t(isFrozen ? 'finale.ready' : 'finale.notFrozen')}</h2>
      <p className="max-w-[34em] text-[2em] text-mid text-balance">
        {t(isFrozen ? 'finale.readyText' : 'finale.notFrozenText')}
      </p>
      {isFrozen ? (
        <Button
          variant="primary"
          autoFocus
          isGlowing
          isPending={isBeginning}
          className="mt-[.5em] min-h-[2.6em]! px-[1.6em]! text-[2em]!"
          onClick={onBegin}
        >
          {t('finale.begin')}
        </Button>
      ) : (
        <Link
          to="/admin?tab=finale"
          className={`${buttonClass({ variant: 'primary' })} mt-[.5em] min-h-[2.6em]! px-[1.6em]! text-[2em]!`}
        >
          {t('finale.toDashboard')}
        </Link>
      )}
    </section>
  )
}
