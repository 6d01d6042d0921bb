import { celebrate } from '../now-showing/celebrate.ts'
import { playEarcon } from '../ui/earcons.ts'

const PODIUM_RANKS = 3
/** The winner is worth more than one burst. */
const BURSTS = 5
const BETWEEN_BURSTS_MS = 900

/** Sound and confetti for a rank that has just been revealed. Returns how to stop. */
export function applaud(rank: number | null): () => void {
  const timers: ReturnType<typeof setTimeout>[] = []
  if (rank !== null) {
    playEarcon(rank <= PODIUM_RANKS ? 'fanfare' : 'points')
    const bursts = rank === 1 ? BURSTS : Number(rank <= PODIUM_RANKS)
    for (let n = 0; n < bursts; n += 1) timers.push(setTimeout(celebrate, n * BETWEEN_BURSTS_MS))
  }
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
