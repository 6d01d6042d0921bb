export { byInstallation, catchUpWithLedger, countByInstallation, countLedger } from './count-ledger.ts'
export type { Figure } from './store.ts'
