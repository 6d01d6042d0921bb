import { parentPort, threadId, workerData } from 'node:worker_threads'

// An index worker that does what its question says: the thread of the guide, on a bad day.
const { entries } = workerData as { entries: { title: string }[] }

function hang(): never {
  for (;;);
}

// For a second and a half, with signs of life.
function indexSlowly(): void {
  for (let sign = 0; sign < 15; sign++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    parentPort?.postMessage({ kind: 'indexing' })
  }
}

if (entries[0]?.title === 'hangs') hang()
if (entries[0]?.title === 'hangs late') {
  indexSlowly()
  hang()
}
if (entries[0]?.title === 'is slow') indexSlowly()
parentPort?.on('message', ({ number, question }: { number: number; question: string }) => {
  if (question === 'hangs') hang()
  if (question === 'is slow') indexSlowly()
  if (question === 'dies') process.exit(1)
  parentPort?.postMessage({
    kind: 'done',
    number,
    result: { composed: question === 'which thread' ? threadId : question, nearIds: [], isOfMoment: false },
  })
})
parentPort?.postMessage({ kind: 'ready' })
