export { readSpreadsheet, type Spreadsheet } from './read-spreadsheet.ts'
export type { SheetRow } from './read-xlsx.ts'
