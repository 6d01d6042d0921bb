import type { Stage } from '../../contract/finale.ts'
import { CurtainScene } from './curtain-scene.tsx'
import { PodiumScene } from './podium-scene.tsx'
import { RankScene } from './rank-scene.tsx'
import { sceneOf } from './stage-scene.ts'

interface StageScenesProps {
  stage: Stage
  /** A rank is about to be shown. */
  isRolling: boolean
}

/** The scenes of a reveal that has begun; nothing before. */
export function StageScenes({ stage, isRolling }: StageScenesProps) {
  const scene = sceneOf(stage)
  const rolling = isRolling ? stage.nextRank : null
  const isOver = stage.state === 'revealed'
  switch (scene.kind) {
    case 'waiting':
      return null
    case 'curtain':
      return <CurtainScene rolling={rolling} isEmpty={isOver} />
    case 'rank':
      return <RankScene {...scene} rolling={rolling} />
    case 'podium':
      return <PodiumScene {...scene} rolling={rolling} isOver={isOver} />
  }
}
