import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type PageModule, pages } from '../../contract/pages.ts'

/** What the build wrote (web/page-chunks.ts): the scripts of each screen, beside those that every page has. */
const Chunks = z.record(z.string(), z.array(z.string().check(z.regex(/^\/[\w./-]+$/))))

/** Addresses of the data without which a screen shows nothing. */
export type PageData = Partial<Record<PageModule, string>>

/**
 * For each screen the `Link` header that lets a browser fetch its scripts, and the data without which it shows nothing,
 * at once and not after the shell has run.
 */
export function readPageLinks(webFolder: string, data: PageData): ReadonlyMap<PageModule, string> {
  const file = join(webFolder, 'page-chunks.json')
  const chunks = existsSync(file) ? Chunks.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return new Map(
    Object.values(pages).map((module) => {
      const scripts = (chunks[module] ?? []).map((path) => `<${path}>; rel=modulepreload`)
      const preload = data[module]
        ? [`<${data[module]}>; rel=preload; as=fetch; crossorigin=use-credentials`]
        : []
      return [module, [...scripts, ...preload].join(', ')]
    }),
  )
}
