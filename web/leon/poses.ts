import type { Mouth } from './mouth-shape.tsx'

export type LeonState = 'idle' | 'listening' | 'thinking' | 'speaking' | 'happy' | 'curious' | 'sleepy'
export type Sign = 'dots' | 'lens' | 'sparkles' | 'question' | 'sleep'
export type Eyes = 'open' | 'happy' | 'closed'

export interface Pose {
  eyes: Eyes
  mouth: Mouth
  /** Where he looks, -1 to 1 on both axes, when the screen does not say. */
  gaze: { x: number; y: number }
  sign?: Sign
}

const straight = { x: 0, y: 0 }

const poses: Record<LeonState, Pose> = {
  idle: { eyes: 'open', mouth: 'X', gaze: straight },
  listening: { eyes: 'open', mouth: 'A', gaze: { x: 0, y: -0.3 } },
  thinking: { eyes: 'open', mouth: 'F', gaze: { x: -0.75, y: -1 }, sign: 'dots' },
  speaking: { eyes: 'open', mouth: 'C', gaze: straight },
  happy: { eyes: 'happy', mouth: 'D', gaze: straight, sign: 'sparkles' },
  curious: { eyes: 'open', mouth: 'E', gaze: { x: 0.5, y: -0.4 }, sign: 'question' },
  sleepy: { eyes: 'closed', mouth: 'A', gaze: straight, sign: 'sleep' },
}

const stillLooking: Pose = { eyes: 'open', mouth: 'A', gaze: straight, sign: 'lens' }

/** A wait that grows long changes his pose, so that the visitor sees work and not a frozen picture. */
export function poseOf(state: LeonState, isLongWait: boolean): Pose {
  return state === 'thinking' && isLongWait ? stillLooking : poses[state]
}
