import { parentPort, threadId, workerData } from 'node:worker_threads'

// An index worker that does what its question says: the thread of the guide, on a bad day.
const { entries } = workerData as { entries: { title: string }[] }
type Message = { number: number; question?: string; changed?: { title: string }[] }
let title = entries[0]?.title

function hang(): never {
  for (;;);
}

function composedFor(question: string | undefined): unknown {
  if (question === 'which thread') return threadId
  return question === 'what changed last' ? title : question
}

// For a second and a half, with signs of life.
function indexSlowly(): void {
  for (let sign = 0; sign < 15; sign++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    parentPort?.postMessage({ kind: 'indexing' })
  }
}

if (title === 'hangs') hang()
if (title === 'hangs late') {
  indexSlowly()
  hang()
}
if (title === 'is slow') indexSlowly()
parentPort?.on('message', ({ number, question, changed }: Message) => {
  if (changed) {
    title = changed[0]?.title
    if (title === 'breaks') throw new Error('It broke over a change.')
    if (title === 'hangs over a change') hang()
    parentPort?.postMessage({ kind: 'changed', number })
    return
  }
  if (question === 'hangs') hang()
  if (question === 'is slow') indexSlowly()
  if (question === 'dies') process.exit(1)
  parentPort?.postMessage({
    kind: 'done',
    number,
    result: { composed: composedFor(question), nearIds: [], isOfMoment: false },
  })
})
parentPort?.postMessage({ kind: 'ready' })
