import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionOfScript } from '../contract/screens-version.ts'

/** The version of the screens that this server has (contract/screens-version.ts); undefined where none are built. */
export function readScreensVersion(webFolder: string): string | undefined {
  const page = join(webFolder, 'index.html')
  if (!existsSync(page)) return undefined
  const [, address = ''] =
    /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(readFileSync(page, 'utf8')) ?? []
  return versionOfScript(address)
}
