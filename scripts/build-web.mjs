import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root, run } from './project.mjs'

/** Everything that ends up in the screens. */
const sources = ['web', 'contract', 'vite.config.ts', 'package-lock.json']
const stamp = join(root, 'dist/web.stamp')

/** Whether dist/web was built from the sources as they are now. */
export function isWebBuilt() {
  if (!existsSync(join(root, 'dist/web/index.html')) || !existsSync(stamp)) return false
  return readFileSync(stamp, 'utf8') === fingerprint()
}

/** Builds the screens and answers with the exit code of the builder. */
export async function buildWeb({ quiet }) {
  const before = fingerprint()
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], {
    quiet,
    shell: process.platform === 'win32',
  })
  if (code !== 0) {
    if (output) console.error(output)
    return code
  }
  compress(join(root, 'dist/web'))
  writeFileSync(stamp, before)
  return 0
}

/** Writes every text beside itself as Brotli and gzip, once and as small as it gets, so that no answer has to. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(join(root, path))) return []
  if (path.includes('.')) return [path]
  const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1)).sort()
}
