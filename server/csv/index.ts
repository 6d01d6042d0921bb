export { codeOfIssue, problemAt } from './problem.ts'
export { type CsvRow, readCsv } from './read-csv.ts'
export { writeCsv } from './write-csv.ts'
