export { listPrizesOf, nextPrizeFor } from './next-prize.ts'
