import type { ImportReport } from '../../contract/imports.ts'
import { addressOf } from '../platform/api.ts'
import { reach, sendFile } from './send-file.ts'

type Query = Record<string, string | boolean | undefined>

/** Sends a file to an import; a dry run tells what it would do. */
export function sendCsv(url: string, file: File, isDryRun: boolean): Promise<ImportReport> {
  return sendFile(addressOf(url, { querystring: { dryRun: isDryRun } }), file)
}

/** Fetches an export and lets the browser save it. */
export async function saveCsv(url: string, querystring: Query, name: string): Promise<void> {
  const response = await reach(addressOf(url, { querystring }), {})
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
