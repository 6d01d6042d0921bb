import type { RevealedRank, Stage } from '../../contract/finale.ts'

/** The steps of the podium. */
const PODIUM_RANKS = 3

/** What the screen shows of a stage. */
export type Scene =
  | { kind: 'waiting'; isFrozen: boolean }
  /** The reveal has begun and nobody is shown yet. */
  | { kind: 'curtain' }
  /** One rank below the podium, large, beside those that came before. */
  | { kind: 'rank'; latest: RevealedRank; earlier: RevealedRank[] }
  /** The last three, on their steps: those that are still hidden are empty. */
  | { kind: 'podium'; steps: (RevealedRank | undefined)[] }

/** Decides which scene a stage is in. */
export function sceneOf({ state, revealed }: Pick<Stage, 'state' | 'revealed'>): Scene {
  if (state === 'open' || state === 'frozen') return { kind: 'waiting', isFrozen: state === 'frozen' }
  const latest = revealed.at(-1)
  if (latest === undefined) return { kind: 'curtain' }
  if (latest.rank > PODIUM_RANKS) return { kind: 'rank', latest, earlier: revealed.slice(0, -1).reverse() }
  return {
    kind: 'podium',
    steps: [1, 2, 3].map((rank) => revealed.find((one) => one.rank === rank)),
  }
}
