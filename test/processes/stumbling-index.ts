import { parentPort, threadId, workerData } from 'node:worker_threads'

// An index worker that does what its question says: the thread of the guide, on a bad day.
const { entries } = workerData as { entries: { title: string }[] }

function hang(): never {
  for (;;);
}

if (entries[0]?.title === 'hangs') hang()
parentPort?.on('message', ({ number, question }: { number: number; question: string }) => {
  if (question === 'hangs') hang()
  if (question === 'dies') process.exit(1)
  parentPort?.postMessage({
    kind: 'done',
    number,
    result: { composed: question === 'which thread' ? threadId : question, nearIds: [], isOfMoment: false },
  })
})
parentPort?.postMessage({ kind: 'ready' })
