export { isDue, type PublicBoard, readBoardState } from './board-state.ts'
export { isRevealed } from './revealed.ts'
export { findStandingRank, listStanding } from './standing-store.ts'
