import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** The part of the bundler's output that matters here. */
interface Chunk {
  type: 'chunk'
  fileName: string
  facadeModuleId: string | null
  imports: string[]
}

/** Where the build tells the server which files a screen consists of. */
export const PAGE_CHUNKS = 'page-chunks.json'

/**
 * Writes down the scripts of every screen (`*-page.tsx`), so that the server can name them along with the page: a phone
 * then fetches a screen together with the shell and not after it.
 * @param shell name of the chunk that every page has anyway
 */
export function pageChunks(shell: string): Plugin {
  return {
    name: 'page-chunks',
    // At the very end, when chunks that held nothing but styles are gone.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(
          (file): file is typeof file & Chunk => file.type === 'chunk',
        )
        const isShell = (fileName: string) => new RegExp(`/(?:${shell}|index)-`).test(fileName)
        const screens = chunks.flatMap(({ facadeModuleId, fileName, imports }) => {
          if (!facadeModuleId?.endsWith('-page.tsx') || isShell(fileName)) return []
          const files = [fileName, ...imports].filter((file) => !isShell(file) && file in bundle)
          return [[basename(facadeModuleId, '.tsx'), files.map((file) => `/${file}`)] as const]
        })
        this.emitFile({
          type: 'asset',
          fileName: PAGE_CHUNKS,
          source: JSON.stringify(Object.fromEntries(screens)),
        })
      },
    },
  }
}
