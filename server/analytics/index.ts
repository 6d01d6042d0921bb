export { catchUpWithLedger, countByInstallation } from './count-ledger.ts'
