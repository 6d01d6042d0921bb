export { unguardCell } from './guard.ts'
export { codeOfIssue, problemAt } from './problem.ts'
export { type CsvRow, readCsv, splitRecords } from './read-csv.ts'
export { toCsvLines, writeCsv } from './write-csv.ts'
