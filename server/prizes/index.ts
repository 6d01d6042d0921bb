export { findNextPrize, listPrizesOf, type NextPrize, type PrizeOfAttendee } from './next-prize.ts'
