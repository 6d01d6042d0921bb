import { useEffect, useEffectEvent } from 'react'
import { useWakeLock } from '../platform/use-wake-lock.ts'
import { applaud } from './applaud.ts'
import { FinaleGate } from './finale-gate.tsx'
import { RehearsalHeader } from './rehearsal-header.tsx'
import { RehearsalStart } from './rehearsal-start.tsx'
import { useRehearsalTexts } from './rehearsal-texts.ts'
import { StageFrame } from './stage-frame.tsx'
import { StageScenes } from './stage-scenes.tsx'
import { useAdvance } from './use-advance.ts'
import { useRehearsal } from './use-rehearsal.ts'

/** The reveal to try out, on any screen: it looks and sounds like the real one, is marked, and changes nothing. */
export function RehearsalPage() {
  return (
    <FinaleGate>
      <Rehearsal />
    </FinaleGate>
  )
}

function Rehearsal() {
  const say = useRehearsalTexts()
  const { stage, isRolling, current, isAway, isReal, begin, next, end } = useRehearsal()
  useWakeLock(true)
  useAdvance(stage?.state === 'revealing' && !isRolling, next)
  const latest = stage?.revealed.at(-1)?.rank ?? null
  useEffect(() => applaud(latest), [latest])
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && end())
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  if (say === undefined) return <StageFrame isAway={isAway}>{null}</StageFrame>
  return (
    <StageFrame isAway={isAway} header={<RehearsalHeader say={say} isAway={isAway} onEnd={stage && end} />}>
      {stage ? (
        <StageScenes stage={stage} isRolling={isRolling} />
      ) : (
        <RehearsalStart say={say} current={current} isReal={isReal} onBegin={begin} />
      )}
    </StageFrame>
  )
}
