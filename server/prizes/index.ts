export { findNextPrize, listPrizesOf } from './next-prize.ts'
