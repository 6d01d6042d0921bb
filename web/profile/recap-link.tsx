import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Profile } from '../../contract/profile.ts'
import { useEvent } from '../event/use-event.ts'
import { buttonClass } from '../ui/button.tsx'
import { Sparkles } from '../ui/icons.ts'

/** The way to one's festival in one picture: when it is over or the board stands still, and any time in a demo. */
export function RecapLink({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { mode, now, endsOn } = useEvent()
  const isReady = mode === 'demo' || profile.isFrozen || now.slice(0, 10) > endsOn
  if (!isReady || profile.totalPoints === 0) return null
  return (
    <Link to="/recap" className={`${buttonClass({ variant: 'primary' })} justify-self-center`}>
      <Sparkles aria-hidden />
      {t('recap.see')}
    </Link>
  )
}
