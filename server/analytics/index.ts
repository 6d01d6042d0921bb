export { countByInstallation } from './count-ledger.ts'
