import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { may } from '../../contract/roles.ts'
import { useSignInAddress } from '../staff/sign-in-again.ts'
import { useCurrentUser } from '../staff/use-current-user.ts'
import { StageFrame } from './stage-frame.tsx'

/** Lets an admin onto the stage; others sign in first, or are told that it is not theirs. */
export function FinaleGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { user, isAway } = useCurrentUser()
  const signIn = useSignInAddress()
  if (user === null) return <Navigate to={signIn} replace />
  if (user === undefined) return <StageFrame isAway={isAway}>{null}</StageFrame>
  if (may(user, 'finale:manage')) return children
  return (
    <StageFrame isAway={false}>
      <p className="stage-center text-[3em] font-bold">{t('finale.onlyAdmins')}</p>
    </StageFrame>
  )
}
