import '../shell/staff.css'
import './stage.css'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { may } from '../../contract/roles.ts'
import { useWakeLock } from '../platform/use-wake-lock.ts'
import { Brand } from '../shell/brand.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { useSignInAddress } from '../staff/sign-in-again.ts'
import { useCurrentUser } from '../staff/use-current-user.ts'
import { Badge } from '../ui/badge.tsx'
import { WifiOff } from '../ui/icons.ts'
import { applaud } from './applaud.ts'
import { CurtainScene } from './curtain-scene.tsx'
import { PodiumScene } from './podium-scene.tsx'
import { RankScene } from './rank-scene.tsx'
import { sceneOf } from './stage-scene.ts'
import { useAdvance } from './use-advance.ts'
import { useStage } from './use-stage.ts'
import { WaitingScene } from './waiting-scene.tsx'

/** The reveal on the big screen: an admin signs in on it, and every press of a key shows the next rank. */
export function RevealPage() {
  const { t } = useTranslation()
  const { user, isAway } = useCurrentUser()
  const signIn = useSignInAddress()
  if (user === null) return <Navigate to={signIn} replace />
  if (user !== undefined && !may(user.role, 'finale:manage')) {
    return (
      <Frame isAway={false}>
        {<p className="stage-center text-[3em] font-bold">{t('finale.onlyAdmins')}</p>}
      </Frame>
    )
  }
  if (user === undefined) return <Frame isAway={isAway}>{null}</Frame>
  return <Show />
}

function Show() {
  const { stage, isAway, isRolling, isBeginning, begin, next } = useStage()
  useWakeLock(true)
  const latest = stage?.revealed.at(-1)?.rank ?? null
  useAdvance(stage?.state === 'revealing' && !isRolling, () => next(latest))
  useEffect(() => applaud(latest), [latest])
  if (stage === undefined) return <Frame isAway={isAway}>{null}</Frame>
  const scene = sceneOf(stage)
  const rolling = isRolling ? stage.nextRank : null
  return (
    <Frame isAway={isAway}>
      {scene.kind === 'waiting' && (
        <WaitingScene isFrozen={scene.isFrozen} isBeginning={isBeginning} onBegin={begin} />
      )}
      {scene.kind === 'curtain' && <CurtainScene rolling={rolling} isEmpty={stage.state === 'revealed'} />}
      {scene.kind === 'rank' && <RankScene {...scene} rolling={rolling} />}
      {scene.kind === 'podium' && (
        <PodiumScene {...scene} rolling={rolling} isOver={stage.state === 'revealed'} />
      )}
    </Frame>
  )
}

function Frame({ isAway, children }: { isAway: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <PageShell isFull>
      <div className="stage">
        <div aria-hidden className="stage-lights" />
        <header className="relative flex items-center justify-between gap-[2em]">
          <PageTitle name={t('finale.title')} className="font-display text-[2.4em] font-extrabold">
            {t('finale.title')}
          </PageTitle>
          <span className="flex items-center gap-[1.5em]">
            {isAway && (
              <Badge tone="warning" icon={<WifiOff aria-hidden />}>
                {t('app.reconnecting')}
              </Badge>
            )}
            <Brand className="text-[1.8em] text-mid" />
          </span>
        </header>
        {children}
      </div>
    </PageShell>
  )
}
