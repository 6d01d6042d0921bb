/** People who were read elsewhere come in by the same rules as a file of them. */
export { fieldOfName } from './column-names.ts'
export { importSheet } from './import-people.ts'
export type { Said } from './plan-import.ts'
export { listTicketHolders } from './ticket-store.ts'
