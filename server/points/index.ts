export { awardFortune } from './award-fortune.ts'
export { checkLedger } from './check-ledger.ts'
export { listLedgerOf } from './ledger-row-store.ts'
export { readLedgerState, watchLedger } from './watch-ledger.ts'
