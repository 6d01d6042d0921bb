import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'

const kept = /\.(?:html|js|css|woff2|svg)$/
// The dashboard is for staff, who have a network: no attendee's phone ever loads a part of it. Letters that most phones
// have are kept by those who fetch some.
const leftOut = [
  /(?:^|\/)admin(?:\/|-look-)/,
  /\/noto-/,
  /-fonts-[^/]*\.css$/,
  /\/emoji-font-/,
  /\/figtree-latin-ext-/,
  /\/unbounded-(?:latin-ext|vietnamese|cyrillic)-/,
]
/** A larger file is fetched when it is needed (bytes). */
const LARGEST = 2 ** 21

/** Builds the service worker (service-worker.ts) when the screens are built, and tells it the files of the shell. */
export function serviceWorker(source: string): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir)
    },
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { SHELL_FILES: JSON.stringify(shellFiles(folder)) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}

/** What is kept on every device; a file whose name does not change with what it holds has a fingerprint. */
function shellFiles(folder: string): PrecacheEntry[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => kept.test(file) && !leftOut.some((pattern) => pattern.test(file)))
    .filter((file) => statSync(join(folder, file)).size <= LARGEST)
  return files
    .sort()
    .map((url) => ({ url, revision: url.startsWith('assets/') ? null : hashOf(join(folder, url)) }))
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)
}
