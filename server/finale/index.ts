export { isDue, type PublicBoard, readBoardState } from './board-state.ts'
export { publicRankOf } from './public-rank.ts'
export { isRevealed } from './revealed.ts'
export { listStanding } from './standing-store.ts'
