import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'

// A reader of expressions that does what its photo says: the thread of the server, on a bad day.
const died = join(tmpdir(), `stumbling-reader-${process.pid}`)

parentPort?.on('message', ({ number, jpeg }: { number: number; jpeg: Uint8Array }) => {
  const wish = Buffer.from(jpeg).toString()
  if (wish === 'hangs') return
  if (wish === 'dies always') process.exit(1)
  if (wish === 'dies once' && !existsSync(died)) {
    writeFileSync(died, '')
    process.exit(1)
  }
  rmSync(died, { force: true })
  parentPort?.postMessage({ kind: 'read', number, reading: { outcome: 'no-face' } })
})
parentPort?.postMessage({ kind: 'ready' })
