import { useEffect } from 'react'
import { useWakeLock } from '../platform/use-wake-lock.ts'
import { applaud } from './applaud.ts'
import { FinaleGate } from './finale-gate.tsx'
import { StageFrame } from './stage-frame.tsx'
import { sceneOf } from './stage-scene.ts'
import { StageScenes } from './stage-scenes.tsx'
import { useAdvance } from './use-advance.ts'
import { useStage } from './use-stage.ts'
import { WaitingScene } from './waiting-scene.tsx'

/** The reveal on the big screen: an admin signs in on it, and every press of a key shows the next rank. */
export function RevealPage() {
  return (
    <FinaleGate>
      <Show />
    </FinaleGate>
  )
}

function Show() {
  const { stage, isAway, isRolling, isBeginning, begin, next } = useStage()
  useWakeLock(true)
  const latest = stage?.revealed.at(-1)?.rank ?? null
  useAdvance(stage?.state === 'revealing' && !isRolling, () => next(latest))
  useEffect(() => applaud(latest), [latest])
  if (stage === undefined) return <StageFrame isAway={isAway}>{null}</StageFrame>
  const scene = sceneOf(stage)
  return (
    <StageFrame isAway={isAway}>
      {scene.kind === 'waiting' ? (
        <WaitingScene isFrozen={scene.isFrozen} isBeginning={isBeginning} onBegin={begin} />
      ) : (
        <StageScenes stage={stage} isRolling={isRolling} />
      )}
    </StageFrame>
  )
}
