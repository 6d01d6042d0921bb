import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type PageModule, pages } from '../../contract/pages.ts'

/** What the build wrote (web/page-chunks.ts): the scripts of each screen, beside those that every page has. */
const Chunks = z.record(z.string(), z.array(z.string().check(z.regex(/^\/[\w./-]+$/))))

/** The one screen that shows nothing before its data has come. */
const BOARD: PageModule = 'leaderboard-page'
const BOARD_DATA = '</api/leaderboard>; rel=preload; as=fetch; crossorigin=use-credentials'

/** For each screen the `Link` header that lets a browser fetch its scripts at once, not after the shell has run. */
export function readPageLinks(webFolder: string): ReadonlyMap<PageModule, string> {
  const file = join(webFolder, 'page-chunks.json')
  const chunks = existsSync(file) ? Chunks.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return new Map(
    Object.values(pages).map((module) => {
      const scripts = (chunks[module] ?? []).map((path) => `<${path}>; rel=modulepreload`)
      return [module, [...scripts, ...(module === BOARD ? [BOARD_DATA] : [])].join(', ')]
    }),
  )
}
