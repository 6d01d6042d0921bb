export { unguardCell } from './guard.ts'
export { codeOfIssue, problemAt, problemOfIssue } from './problem.ts'
export { type CsvRow, readCsv, splitRecords } from './read-csv.ts'
export { toCsvLines, writeCsv } from './write-csv.ts'
