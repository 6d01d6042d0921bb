export { codeOfIssue, problemAt } from './problem.ts'
export { type CsvRow, readCsv } from './read-csv.ts'
export { LARGEST_UPLOAD, receiveFile, sendCsv, sendReport, withUploads } from './upload.ts'
export { writeCsv } from './write-csv.ts'
