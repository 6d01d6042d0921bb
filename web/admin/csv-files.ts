import type { ImportReport } from '../../contract/imports.ts'
import { addressOf } from '../platform/api.ts'
import { ApiFailure, NetworkFailure } from '../platform/api-failure.ts'

type Query = Record<string, string | boolean | undefined>

async function reach(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { credentials: 'include', ...init }).catch((cause: unknown) => {
    throw new NetworkFailure(cause)
  })
  if (!response.ok) throw await ApiFailure.from(response)
  return response
}

/** Sends a file to an import; a dry run tells what it would do. */
export async function sendCsv(url: string, file: File, isDryRun: boolean): Promise<ImportReport> {
  const body = new FormData()
  body.append('file', file)
  const response = await reach(addressOf(url, { querystring: { dryRun: isDryRun } }), {
    method: 'POST',
    body,
  })
  return response.json()
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
