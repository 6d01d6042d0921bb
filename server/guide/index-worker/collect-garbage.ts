import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

let collect: Collect | undefined

/**
 * Collects everything that this thread no longer needs and gives the memory back. Left alone, Node keeps what indexing
 * left behind, nearly as much again as the index itself, for a heap that will not grow any more.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as Collect
  }
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
